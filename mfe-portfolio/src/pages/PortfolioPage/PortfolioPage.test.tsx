import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { teaserServices } from '../../teaser/teaserServices.ts';

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
const names = ['Key4GG', 'BMED', 'Ikura', 'Zoo Expert'];
const cases = ['/portfolio/key4gg', '/portfolio/bmed', '/portfolio/ikura', '/portfolio/zoo-expert'] as const;

describe.each(languages)('the portfolio in %s', (language) => {
  const page = () => renderPage(remote, '/portfolio', language);

  it('the page shows four projects with category and result, each linked to its case', async () => {
    const { $, texts, attributes } = await page();
    const { categories, results } = facts[language];
    expect($('#projects li')).toHaveLength(4);
    expect(texts('#projects li h3')).toEqual(names);
    expect(texts('#projects li p')).toEqual(categories.flatMap((category, index) => [category, results[index]]));
    expect(attributes('#projects li a', 'href')).toEqual(cases.map((path) => formatAddress(path, language)));
  });

  it('every cover has an alternative text, and the first two load eagerly', async () => {
    const { attributes } = await page();
    expect(new Set(attributes('#projects img:not([alt=""])', 'alt')).size).toBe(4);
    expect(attributes('#projects img:not([alt=""])', 'loading')).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  });

  it('only covers with text differ between the languages', async () => {
    const sourcesIn = async (shown: typeof language) => {
      const { $: opened } = await renderPage(remote, '/portfolio', shown);
      const pictures = opened('#projects picture:has(> img:not([alt=""]))').toArray();
      return pictures.map((picture) => opened(picture).find('source[type="image/avif"]').last().attr('srcset'));
    };
    const [here, there] = [await sourcesIn(language), await sourcesIn(language === 'ua' ? 'en' : 'ua')];
    expect(here.map((source, index) => source === there[index])).toEqual([false, true, false, true]);
  });

  it('each cover opens to a lazily loaded picture of its case, and labels its link', async () => {
    const { $ } = await page();
    const cards = $('#projects li').toArray();
    for (const [index, card] of cards.entries()) {
      expect($(card).find('[data-cover=""]')).toHaveLength(1);
      const [macro, device] = $(card).find('picture img').toArray();
      expect([macro?.attribs.alt, macro?.attribs.loading]).toEqual(['', 'lazy']);
      expect(macro?.attribs.src).not.toBe(device?.attribs.src);
      const theCase = await renderPage(remote, cases[index] ?? '/', language);
      expect(theCase.attributes('source', 'srcset').join(' ').split(/[ ,]+/)).toContain(macro?.attribs.src);
      expect($(card).find('[data-cover] > [aria-hidden="true"]').text()).toBe(facts[language].sign);
    }
    // The cursor bubble with two arrows belongs to carousels, and this page has none.
    expect($('[data-cursor-variant="project"]')).toHaveLength(0);
  });

  it('the teaser states 700 projects in 10 years and links to four services', async () => {
    const { texts, attributes } = await page();
    expect(texts('#teaser h2')).toEqual([facts[language].teaser]);
    expect(attributes('#teaser li a', 'href')).toEqual(
      ['laravel', 'opencart', 'symfony', 'seo'].map((service) => formatAddress(`/services/${service}`, language)),
    );
    expect(texts('#teaser li p')).toEqual(['Key4GG', 'BMED, Zoo Expert', 'Ikura', names.join(', ')]);
  });

  it('the teaser is marked as a sample until the owner supplies real cases', async () => {
    const { $ } = await page();
    expect($('#teaser [data-sample="cases"]')).toHaveLength(1);
    const real = { ...defaultSite, cases: { sample: false } };
    const { $: supplied } = await renderPage(remote, '/portfolio', language, real);
    expect(supplied('[data-sample]')).toHaveLength(0);
  });

  it.each(teaserServices)('the cases listed under $name mention it on their pages', async ({ name, cases: keys }) => {
    for (const key of keys) {
      const { $ } = await renderPage(remote, `/portfolio/${key}`, language);
      expect($('#info').text() + $('#technical').text(), key).toContain(name);
    }
  });

  it('the drawn number names the four featured projects and links to their cases', async () => {
    const { texts, attributes } = await page();
    expect(texts('#teaser a:not(li a)')).toEqual(names);
    expect(attributes('#teaser a:not(li a)', 'href')).toEqual(cases.map((path) => formatAddress(path, language)));
  });
});

it('the specified teaser title has ordinary spaces', async () => {
  const { $ } = await renderPage(remote, '/portfolio', 'en');
  expect($('#teaser h2').text()).toBe('More than 700+ projects in 10 years of work');
});
