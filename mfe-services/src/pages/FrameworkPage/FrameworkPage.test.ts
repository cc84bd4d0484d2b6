import { formatAddress, languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import wide from '../../../art/assembly.json';
import upright from '../../../art/assembly-upright.json';
import chart from '../../../art/systems.json';
import { remote } from '../../remote.ts';

const cases = (['WordPress', 'OpenCart', 'Laravel', 'Symfony'] as const).flatMap((name) =>
  languages.map((language) => ({ name, path: `/services/${name.toLowerCase()}` as const, language })),
);

const titles = {
  ua: (name: string) => ({
    use: `Для чого підходить ${name}`,
    build: `Що ми робимо на ${name}`,
    chart: 'Коли краще вибрати інше',
    work: 'Як іде робота',
    cases: 'Із нашого портфоліо',
    scenes: {
      WordPress: 'Сторінка складається з блоків',
      OpenCart: 'Картка товару, готова від початку',
      Laravel: 'Що відбувається з одним замовленням',
      Symfony: 'Один модуль вийняли — решта працює',
    },
  }),
  en: (name: string) => ({
    use: `What ${name} is good for`,
    build: `What we build with ${name}`,
    chart: 'When to choose something else',
    work: 'How we work',
    cases: 'From our portfolio',
    scenes: {
      WordPress: 'A page is made of blocks',
      OpenCart: 'A product page out of the box',
      Laravel: 'What happens to one order',
      Symfony: 'One module comes out, the rest keep working',
    },
  }),
};

it.each(cases)('$name shows its sections in its own order, in $language', async (each) => {
  const { name, path, language } = each;
  const { texts } = await renderPage(remote, path, language);
  const { use, build, chart, work, cases, scenes } = titles[language](name);
  const scene = scenes[name];
  const order = {
    WordPress: [use, scene, chart, cases, work],
    OpenCart: [scene, use, cases, chart, work],
    Laravel: [use, scene, chart, work, cases],
    Symfony: [use, scene, work, chart, cases],
  }[name];
  expect(texts('section:not(#siblings, #promo) h2')).toEqual(order);
  // The list of typical projects is in the section on uses; for Symfony it is in the section with the modules.
  const builtIn = name === 'Symfony' ? '#assembly' : '#good-for';
  expect(texts(`${builtIn} h3`)).toEqual([build]);
});

it.each(cases)('$name lists typical projects and the steps of the work, in $language', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  expect($('#good-for p').length).toBeGreaterThan(0);
  expect($('#choose-another p').length).toBeGreaterThan(0);
  expect($('#what-we-build li')).toHaveLength(5);
  expect($('#what-we-build ul + p')).toHaveLength(1);
  expect($('#how-work-goes ol > li > h3')).toHaveLength(5);
  expect($('#how-work-goes ol > li > p')).toHaveLength(5);
  // Expects each number twice, because wide and upright layout have separate elements: circles on the drawing, and labels of the steps.
  for (const numbers of ['#how-work-goes img + div span', '#how-work-goes li > span'])
    expect($(numbers).text()).toBe('12345');
  expect($('#how-work-goes p').not('li p')).toHaveLength(2);
});

it('each system has its own decorative work drawings, wide and upright, introduced as a diagram', async () => {
  const drawn = new Set<string | undefined>();
  for (const { path, language } of cases) {
    const { $ } = await renderPage(remote, path, language);
    const images = $('#how-work-goes img').toArray();
    expect(images.map((image) => image.attribs.alt)).toEqual(Array(6).fill(''));
    for (const { attribs } of images) drawn.add(attribs.src);
    // The five steps show the five parts of the upright drawing in turn.
    expect(images.slice(1).map(({ attribs }) => attribs.style)).toEqual(
      ['0%', '-100%', '-200%', '-300%', '-400%'].map((start) => `inset-block-start:${start}`),
    );
    expect($('#how-work-goes p').first().text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
  }
  expect(drawn.size).toBe(8);
});

it.each(cases)('$name lists the three other systems with conditions and links, in $language', async (each) => {
  const { name, path, language } = each;
  const { texts, attributes } = await renderPage(remote, path, language);
  const rows = '#choose-another ul:not(figure *) > li';
  const others = ['WordPress', 'OpenCart', 'Laravel', 'Symfony'].filter((other) => other !== name);
  expect(texts(`${rows} a`)).toEqual(others);
  expect(attributes(`${rows} a`, 'href')).toEqual(
    others.map((other) => formatAddress(`/services/${other.toLowerCase()}`, language)),
  );
  expect(texts(`${rows} p`)).toEqual(Array(3).fill(expect.stringMatching({ ua: /^Якщо /, en: /^If / }[language])));
});

it.each(cases)(
  'the chart shows all four systems and marks $name as current, in $language',
  async ({ name, path, language }) => {
    const { $ } = await renderPage(remote, path, language);
    const systems = $('#choose-another figure li').toArray();
    expect(systems.map((system) => $(system).text().trim())).toEqual(['WordPress', 'OpenCart', 'Laravel', 'Symfony']);
    const here = systems.filter((system) => system.attribs['aria-current'] === 'true');
    expect(here.map((system) => $(system).text().trim())).toEqual([name]);
    expect($(here).find('a')).toHaveLength(0);
    expect($('#choose-another figure a')).toHaveLength(3);
    expect($('#choose-another figcaption').text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
    // Only the caption describes the axes to screen readers; the visible labels of the axes are hidden from them.
    const heard = $('#choose-another figure').clone();
    heard.find('[aria-hidden="true"]').remove();
    expect(heard.find('p')).toHaveLength(0);
  },
);

it.each(languages)('the editor scene of WordPress names four kinds of blocks as a diagram, in %s', async (language) => {
  const { $, texts } = await renderPage(remote, '/services/wordpress', language);
  const blocks = { ua: ['Текст', 'Зображення', 'Відео', 'Форма'], en: ['Text', 'Images', 'Video', 'A form'] };
  expect(texts('#editor li h3')).toEqual(blocks[language]);
  expect($('#editor figcaption').text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
  expect($('#editor [aria-hidden] :is(a, button, input)')).toHaveLength(0);
});

it.each(languages)('the locks of Laravel show a queue and four steps, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/laravel', language);
  const steps = {
    ua: ['Черга', 'Оплата', 'Ключ', 'Лист', 'Чек'],
    en: ['Queue', 'Payment', 'Key', 'Email', 'Receipt'],
  };
  const told = $('#locks li h3').toArray();
  expect(told.map((step) => $(step).text())).toEqual(steps[language]);
  expect($('#locks p').first().text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
});

it.each(languages)('both drawings of Symfony take out the same one of six modules, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/symfony', language);
  const parts = $('#assembly ul').first().find('li').toArray();
  expect(parts).toHaveLength(6);
  expect($(parts[2]).text()).toBe('API');
  // The highest block of each drawing is the module that is taken out of the wall.
  for (const { blocks, out } of [
    { blocks: wide.blocks, out: 2 },
    { blocks: upright.blocks, out: 1 },
  ])
    for (const [index, { y }] of blocks.entries())
      if (index !== out) expect(y).toBeGreaterThan(blocks[out]?.y ?? Number.POSITIVE_INFINITY);
  // The drawing has one rectangle for each typical project around the modules.
  expect(wide.around).toHaveLength($('#what-we-build li').length);
});

it.each(languages)('the product scene of OpenCart has no interactive element, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/opencart', language);
  expect($('#product dt')).toHaveLength(5);
  expect($('#product :is(a, button, input)')).toHaveLength(0);
  expect($('#product p').first().text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
});

it.each(cases)('the chart’s fairway ends at $name, in $language', async ({ name, path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const { fairway } = chart.systems.find(({ key }) => key === name.toLowerCase()) ?? {};
  expect(fairway).toMatch(/^M-?\d/);
  expect($('#choose-another figure path[d^="M-"]').attr('d')).toBe(fairway);
});

it('the chart puts each system furthest in the quality that its page names first', () => {
  const { systems } = chart;
  expect(systems.map(({ key }) => key)).toEqual(['wordpress', 'opencart', 'laravel', 'symfony']);
  const furthest = (of: (system: (typeof systems)[number]) => number) =>
    systems.reduce((first, each) => (of(each) > of(first) ? each : first)).key;
  expect(furthest(({ x }) => -x)).toBe('wordpress');
  expect(furthest(({ y }) => y)).toBe('opencart');
  expect(furthest(({ x }) => x)).toBe('laravel');
  expect(furthest(({ y }) => -y)).toBe('symfony');
});
