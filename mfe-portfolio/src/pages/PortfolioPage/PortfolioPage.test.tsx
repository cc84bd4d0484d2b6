import { addressOf, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { fold, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { crafts } from '../../teaser/craft.ts';

const facts = {
  ua: {
    teaser: '700+ проєктів за 10 років роботи',
    sign: 'Кейс',
    categories: [
      'Інтернет-магазин, ігрові ключі',
      'Інтернет-магазин, косметика',
      'Онлайн-сервіс, доставка їжі',
      'Інтернет-магазин, зоотовари',
    ],
    results: [
      '+55 % до конверсії',
      '32 дні на створення магазину',
      '+52 % до мобільних конверсій',
      '+47 % до конверсії',
    ],
  },
  en: {
    teaser: 'More than 700+ projects in 10 years of work',
    sign: 'Case study',
    categories: [
      'Internet shop, game keys',
      'Internet shop, cosmetics',
      'Online service, food delivery',
      'Internet shop, pet goods',
    ],
    results: ['+55% conversion', '32 days to build the store', '+52% mobile conversions', '+47% conversion'],
  },
} as const;
const cases = ['/portfolio/key4gg', '/portfolio/bmed', '/portfolio/ikura', '/portfolio/zoo-expert'] as const;

describe.each(languages)('the portfolio in %s', (language) => {
  const page = () => renderPage(remote, '/portfolio', language);

  it('shows four projects with title, category, trade and what came of each, leading to its case', async () => {
    const { $ } = await page();
    const cards = $('#projects li').toArray();
    expect(cards.map((card) => $(card).find('h3').text())).toEqual(['Key4GG', 'BMED', 'Ikura', 'Zoo Expert']);
    const { categories, results } = facts[language];
    expect(
      cards.map((card) =>
        $(card)
          .find('p')
          .toArray()
          .map((each) => fold($(each).text())),
      ),
    ).toEqual(categories.map((category, index) => [category, results[index]]));
    expect(cards.map((card) => $(card).find('a').attr('href'))).toEqual(cases.map((path) => addressOf(path, language)));
  });

  it('says what each cover shows, and fetches those of the first screen at once', async () => {
    const { $ } = await page();
    const covers = $('#projects img:not([alt=""])').toArray();
    expect(new Set(covers.map(({ attribs }) => attribs.alt)).size).toBe(4);
    expect(covers.map(({ attribs }) => attribs.loading)).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  });

  it('shows covers with words in the language of the page, and those without as they are', async () => {
    const sourcesIn = async (shown: typeof language) => {
      const { $: opened } = await renderPage(remote, '/portfolio', shown);
      const pictures = opened('#projects picture:has(> img:not([alt=""]))').toArray();
      return pictures.map((picture) => opened(picture).find('source[type="image/avif"]').last().attr('srcset'));
    };
    const [here, there] = [await sourcesIn(language), await sourcesIn(language === 'ua' ? 'en' : 'ua')];
    expect(here.map((source, index) => source === there[index])).toEqual([false, true, false, true]);
  });

  it('opens each cover to the picture of its own case, which waits, and says where the link leads', async () => {
    const { $ } = await page();
    const cards = $('#projects li').toArray();
    for (const [index, card] of cards.entries()) {
      expect($(card).find('[data-cover=""]')).toHaveLength(1);
      const [macro, device] = $(card).find('picture img').toArray();
      expect([macro?.attribs.alt, macro?.attribs.loading]).toEqual(['', 'lazy']);
      expect(macro?.attribs.src).not.toBe(device?.attribs.src);
      const theCase = await renderPage(remote, cases[index] ?? '/', language);
      const shown = theCase
        .$('source')
        .toArray()
        .flatMap(({ attribs }) => attribs.srcset?.split(/[ ,]+/) ?? []);
      expect(shown).toContain(macro?.attribs.src);
      expect($(card).find('[data-cover] > [aria-hidden="true"]').text()).toBe(facts[language].sign);
    }
    // The bubble with two arrows is the carousel's.
    expect($('[data-cursor-variant="project"]')).toHaveLength(0);
  });

  it('ends with the claim of 700 projects in 10 years, word for word, over what the told ones were made with', async () => {
    const { $ } = await page();
    expect(fold($('#teaser h2').text())).toBe(facts[language].teaser);
    expect(
      $('#teaser li')
        .toArray()
        .map((craft) => [$(craft).find('a').attr('href'), fold($(craft).find('p').text())]),
    ).toEqual([
      [addressOf('/services/laravel', language), 'Key4GG'],
      [addressOf('/services/opencart', language), 'BMED, Zoo Expert'],
      [addressOf('/services/symfony', language), 'Ikura'],
      [addressOf('/services/seo', language), 'Key4GG, BMED, Ikura, Zoo Expert'],
    ]);
  });

  it('says that what they were made with is a sample, until the owner has supplied the real thing', async () => {
    const { $ } = await page();
    expect($('#teaser [data-sample="cases"]')).toHaveLength(1);
    const real = { ...defaultSite, cases: { sample: false } };
    const { $: supplied } = await renderPage(remote, '/portfolio', language, real);
    expect(supplied('[data-sample]')).toHaveLength(0);
  });

  it.each(crafts)('says of $name only what its cases say themselves', async ({ name, cases: keys }) => {
    for (const key of keys) {
      const { $ } = await renderPage(remote, `/portfolio/${key}`, language);
      expect($('#info').text() + $('#technical').text(), key).toContain(name);
    }
  });

  it('names the told projects at the foot of the number, each leading to its case', async () => {
    const { $ } = await page();
    expect(
      $('#teaser a:not(li a)')
        .toArray()
        .map((name) => [$(name).text(), name.attribs.href]),
    ).toEqual(
      ['Key4GG', 'BMED', 'Ikura', 'Zoo Expert'].map((name, index) => [name, addressOf(cases[index] ?? '/', language)]),
    );
  });

  it('leads from no part to where the visitor is, and to no page twice', async () => {
    const { attributes } = await page();
    const leads = attributes('#projects a, #teaser li a', 'href');
    expect(leads).not.toContain(addressOf('/portfolio', language));
    expect(new Set(leads).size).toBe(leads.length);
  });
});

it('writes the prescribed teaser title with ordinary spaces', async () => {
  const { $ } = await renderPage(remote, '/portfolio', 'en');
  expect($('#teaser h2').text()).toBe('More than 700+ projects in 10 years of work');
});
