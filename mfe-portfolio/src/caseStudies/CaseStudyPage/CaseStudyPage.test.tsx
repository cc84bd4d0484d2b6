import { formatAddress, type Language, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, type RenderedPage, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import type { PortfolioMessages } from '../../messages.ts';
import { remote } from '../../remote.ts';
import { caseStudyKeys } from '../CaseStudy.ts';

const devices = {
  ua: ['Комп’ютер', 'Ноутбук', 'Планшет', 'Телефон'],
  en: ['Desktop', 'Laptop', 'Tablet', 'Mobile'],
};
const coming = { ua: 'Готуємо', en: 'Coming soon' };
const samples = {
  ua: 'Опис роботи й екрани умовні; товари, ціни та імена вигадані.',
  en: 'The account of the work and the screens are illustrative; the products, prices and names are invented.',
};

/** Facts from the SPEC for each case: slides on desktop and mobile (§3), the next project (§2) and the figures (§9). */
const cases = {
  key4gg: {
    name: 'Key4GG',
    slides: [9, 5],
    next: { ua: 'BMED', en: 'BMED', path: '/portfolio/bmed', coming: false },
    figures: { ua: ['+55 % до конверсії'], en: ['+55% conversion'] },
  },
  ikura: {
    name: 'Ikura',
    slides: [6, 6],
    next: { ua: 'Stream Market', en: 'Stream Market', path: '/portfolio/zoo-expert', coming: true },
    figures: {
      ua: [
        '+52 % до мобільних конверсій',
        '−40 % часу на замовлення',
        '+31 % повторних замовлень',
        '< 1,2 с відкриття сторінки',
        '> 70 % користувачів із телефона',
        '8 людей у команді',
      ],
      en: [
        '+52% mobile conversions',
        '−40% order time',
        '+31% repeat orders',
        '< 1.2 s to open a page',
        '> 70% of users on a phone',
        '8 people on the team',
      ],
    },
  },
  bmed: {
    name: 'BMED',
    slides: [6, 6],
    next: {
      ua: 'сайт виробника промислового обладнання',
      en: 'website for an industrial-equipment maker',
      path: '/portfolio/ikura',
      coming: true,
    },
    figures: { ua: ['32 дні на створення магазину', '19+ країн'], en: ['32 days to build the store', '19+ countries'] },
  },
  'zoo-expert': {
    name: 'Zoo Expert',
    slides: [6, 5],
    next: { ua: 'мережа магазинів і клінік', en: 'store-and-clinic network', path: '/portfolio/key4gg', coming: true },
    figures: {
      ua: ['+47 % до конверсії', '+35 % замовлень', '36 локацій мережі', '10+ років роботи'],
      en: ['+47% conversion', '+35% orders', '36 locations in the chain', '10+ years in business'],
    },
  },
} as const;
const pages = (Object.keys(cases) as (keyof typeof cases)[]).flatMap((key) =>
  languages.map((language) => ({ key, language })),
);

const told = async (language: Language) => ((await remote.locales[language]()) as PortfolioMessages).cases;

describe.each(pages)('the case $key in $language', ({ key, language }) => {
  const { name, slides, next, figures } = cases[key];
  const open = () => renderPage(remote, `/portfolio/${key}`, language);

  it('the banner shows the same result as the case’s card', async () => {
    const { card } = (await told(language))[key];
    expect((await open()).texts('[data-header-theme] h1 + p')).toEqual([collapseSpace(`${card.value} ${card.label}`)]);
  });

  it('the page shows six facts, the company first', async () => {
    const facts = (await open()).texts('#info dd');
    expect([facts.length, facts[0]]).toEqual([6, name]);
  });

  it('each carousel shows every screen of its device once, numbered', async () => {
    const { $, attributes } = await open();
    for (const [index, id] of ['client', 'adaptive'].entries()) {
      const shown = $(`#${id} [data-carousel] [data-slide]`);
      expect(shown, id).toHaveLength(slides[index] ?? 0);
      expect(collapseSpace(shown.first().attr('aria-label') ?? '')).toMatch(new RegExp(` 1 \\S+ ${slides[index]}$`));
    }
    for (const each of ['alt', 'src'])
      expect(new Set(attributes('[data-slide] img', each)).size).toBe(slides[0] + slides[1]);
  });

  it('one note marks the case as a sample until the owner supplies real ones', async () => {
    expect((await open()).texts('[data-sample]')).toEqual([samples[language]]);
    const real = { ...defaultSite, cases: { sample: false } };
    const supplied = await renderPage(remote, `/portfolio/${key}`, language, real);
    expect(supplied.$('[data-sample]')).toHaveLength(0);
    expect(supplied.text).not.toContain(samples[language]);
  });

  it('tasks, audience, results and technical information have an introduction, points and a closing text', async () => {
    const { $ } = await open();
    for (const id of ['tasks', 'audience', 'results', 'technical']) {
      expect($(`#${id} ul > li`).length, id).toBeGreaterThanOrEqual(4);
      expect($(`#${id} p:not(figure p)`), id).toHaveLength(2);
    }
  });

  it('each audience’s cell begins with the name of the audience', async () => {
    const { $ } = await open();
    const { bulletPoints, heads: said } = (await told(language))[key].audience;
    const heads = said.split(' ').map(Number);
    const cells = $('#audience ul > li').toArray();
    expect(cells.map((each) => collapseSpace($(each).text()))).toEqual(bulletPoints.map(collapseSpace));
    expect(heads).toHaveLength(bulletPoints.length);
    for (const [index, each] of cells.entries()) {
      const point = bulletPoints[index] ?? '';
      const head = point.slice(0, heads[index]);
      // The title of a point ends with a whole word, and the point continues after it.
      expect(point.slice(head.length)).toMatch(/^[,:]?\s\S/u);
      expect(collapseSpace($(each).find('> span').first().text()).replace(/[,:]$/, '')).toBe(collapseSpace(head));
    }
  });

  it('the process steps show parts of screens that a carousel shows whole', async () => {
    const { $ } = await open();
    const steps = $('#process ol > li').toArray();
    const shown = steps.flatMap((each, index) => ($(each).find('img').length > 0 ? [index + 1] : []));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const each of $('#process ol img').toArray()) {
      expect(each.attribs.alt).toBe('');
      const [name = ''] = /[\w-]+-(580|1280)/.exec(`${each.attribs.srcset} ${$(each).parent().html()}`) ?? [];
      expect(name).not.toBe('');
      expect(`${$('#adaptive').html()} ${$('#client').html()}`).toContain(name);
    }
  });

  it('the technical table has seven unique terms that its facts do not repeat', async () => {
    const { $ } = await open();
    const facts = $('#technical li').toArray();
    const terms = facts.map((each) => collapseSpace($(each).find('span').text()));
    expect(new Set(terms).size).toBe(7);
    for (const [index, each] of facts.entries()) {
      const term = terms[index] ?? '';
      expect(term).toMatch(/^\p{Lu}/u);
      expect(collapseSpace($(each).text()).slice(term.length)).not.toMatch(new RegExp(`^ ${term}`));
    }
  });

  it('the process shows introduction, at least five steps, closing text and gradient box in order', async () => {
    const { introText, steps, closingText, gradientBox } = (await told(language))[key].process;
    const { $, texts } = await open();
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect($('#process ol > li:has(h3):has(p)')).toHaveLength(steps.length);
    expect(texts('#process :is(p, h3)')).toEqual(
      [introText, ...steps.flatMap(({ title, text }) => [title, text]), closingText, gradientBox].map(collapseSpace),
    );
  });

  it('the results show the specified figures', async () => {
    const { $ } = await open();
    const shown = $('#results dl > div').toArray();
    expect(shown.map((each) => collapseSpace(`${$(each).find('dd').text()} ${$(each).find('dt').text()}`))).toEqual(
      figures[language],
    );
  });

  it('the page names four devices, from the largest to the smallest', async () => {
    expect((await open()).texts('#adaptive ul > li:not(:has([data-step]))')).toEqual(devices[language]);
  });

  it('the page ends with a link to the next project that exists', async () => {
    const page = await open();
    const shown = caseStudyKeys.find((each) => next.path === `/portfolio/${each}`);
    expect(page.texts('#next h2')).toEqual([shown && (await told(language))[shown].card.title]);
    expect(page.attributes('#next a', 'href')).toEqual([formatAddress(next.path, language)]);
  });

  it('a coming project without a page is named, but not linked', async () => {
    const { $ } = await open();
    const said = collapseSpace($('#next').text());
    if (!next.coming) return expect(said).not.toContain(coming[language]);
    expect(said).toContain(`${coming[language]}: ${next[language]}`);
    expect(collapseSpace($('#next a').text())).not.toContain(next[language]);
  });

  it('the next-project teaser shows its own picture, or the banner’s picture of a coming project', async () => {
    const { $ } = await open();
    const shown = $('#next picture source').attr('srcset') ?? '';
    const led = await renderPage(remote, next.path, language);
    const begins = led.$('[data-header-theme] picture source[type="image/avif"]').last().attr('srcset') ?? '';
    if (next.coming) return expect(shown).toBe(begins);
    // The teaser shows its own picture (`next`), because a crop of the next case's banner would not be recognisable.
    expect(shown).toMatch(/next-\d+/);
  });

  it('the client’s description is split into a short lead and a paragraph', async () => {
    const page = await open();
    const paragraphs = page.texts('#client h2 + div p');
    expect(paragraphs).toHaveLength(2);
    expect(paragraphs.join(' ')).toBe(collapseSpace((await told(language))[key].client.description));
    expect(paragraphs[0]?.length).toBeLessThan(220);
  });

  it('a link after the results leads to the contact page', async () => {
    const { $ } = await open();
    const call = $('#results a');
    expect(collapseSpace(call.text())).toBe(
      { ua: 'Обговорити схожий проєкт', en: 'Discuss a project like this' }[language],
    );
    expect(call.attr('href')).toBe(formatAddress('/contact-us', language));
  });

  it('the points of the results repeat none of the figures', async () => {
    const page = await open();
    const numbers = page.texts('#results dd').flatMap((value) => value.match(/[\d.,]+/g) ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    const words = page
      .texts('#results li')
      .join(' ')
      .split(/[^\d.,]+/);
    for (const number of numbers) expect(words).not.toContain(number);
  });
});

it.each([
  ['ua', ['Понад 70 % користувачів', 'команда з 8 людей']],
  ['en', ['Over 70% of users', 'A team of 8']],
] as const)('the text of ikura states the size of audience and team (%s)', async (language, figures) => {
  const { text } = await renderPage(remote, '/portfolio/ikura', language);
  for (const figure of figures) expect(text).toContain(figure);
});

it.each(caseStudyKeys)('%s: the card’s cover and title become the banner in the transition', async (key) => {
  const [portfolio, page] = [
    await renderPage(remote, '/portfolio', 'ua'),
    await renderPage(remote, `/portfolio/${key}`, 'ua'),
  ];
  const classes = ({ $ }: RenderedPage, name: string) =>
    $(`[class*="${name}_${key}"]`).map((_, { attribs }) =>
      attribs.class?.split(' ').find((each) => each.includes(name)),
    );
  const [cover, banner] = [classes(portfolio, 'leavingPicture'), classes(page, 'casePicture')];
  // If a view-transition name occurs twice on a page, the browser skips the transition.
  expect([cover.length, banner.length]).toEqual([1, 1]);
  expect(classes(portfolio, 'leavingTitle')).toHaveLength(1);
  expect(page.$('[data-header-theme] h1')).toHaveLength(1);
});

it('the banner’s picture loads first, and all others load lazily', async () => {
  const { $, attributes } = await renderPage(remote, '/portfolio/ikura', 'ua');
  expect(attributes('img:not([loading="lazy"])', 'fetchpriority')).toEqual(['high']);
  for (const { attribs } of $('img:not([alt=""])').toArray())
    expect([attribs.alt, Number(attribs.width) > 0, Number(attribs.height) > 0]).toEqual([attribs.alt, true, true]);
});

it('the caption of the drawing says what it counts', async () => {
  const caption = async (key: string) =>
    collapseSpace((await renderPage(remote, `/portfolio/${key}`, 'en')).$('#artwork figcaption').text());
  expect(await caption('zoo-expert')).toMatch(/^36 locations, 36 islands/);
  expect(await caption('bmed')).toMatch(/^19\+ countries: a drop for each/);
  expect(await caption('ikura')).toMatch(/^For every hundred .+, fifty-two more/);
  expect(await caption('key4gg')).toMatch(/^Five tasks, five teeth/);
});

it('the audience bar of ikura shows 70 of 100 ticks strong', async () => {
  const { $, attributes } = await renderPage(remote, '/portfolio/ikura', 'en');
  const styles = attributes('#audience figure [style]', 'style');
  const [counted, strong] = [/inline-size:(\d+)%/, /background-size:([\d.]+)%/].map((each) =>
    Number(each.exec(styles.join(' '))?.[1]),
  );
  // The dark ticks span 70 % of the bar, which has a hundred ticks, so there are 70 of them.
  expect([counted, Math.ceil(100 / (strong ?? 0))]).toEqual([70, 70]);
  expect(collapseSpace($('#audience figcaption').text())).toContain('> 70%');
});

it.each(caseStudyKeys)('%s: the audience is drawn as a share or as channels', async (key) => {
  const { $ } = await renderPage(remote, `/portfolio/${key}`, 'ua');
  const drawn = $('#audience img').attr('src') ?? '';
  if (key === 'ikura') return expect([drawn, $('#audience figure').length]).toEqual(['', 1]);
  expect([drawn.includes(`channels-${key}`), $('#audience figure').length]).toEqual([true, 0]);
});

it('the screens and their order are the same in both languages', async () => {
  const screensIn = async (language: 'ua' | 'en') => {
    const cases = await told(language);
    return caseStudyKeys.map((key) =>
      [...cases[key].slides.desktop, ...cases[key].slides.mobile].map(({ screen }) => screen),
    );
  };
  expect(await screensIn('ua')).toEqual(await screensIn('en'));
});
