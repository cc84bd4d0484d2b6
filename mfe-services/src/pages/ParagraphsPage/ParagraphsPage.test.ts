import { languages } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import course from '../../art/course.json';
import funnel from '../../art/funnel.json';
import { remote } from '../../remote.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

const cases = languages.flatMap((language) => [
  { path: '/services/ppc', language, section: '#funnel', paragraphs: 3, stations: 3, drawn: funnel.stations } as const,
  {
    path: '/services/marketing-strategy',
    language,
    section: '#course',
    paragraphs: 5,
    stations: 4,
    drawn: course.stations,
  } as const,
]);

it.each(cases)(
  '$path in $language has $paragraphs paragraphs of its own',
  async ({ path, language, section, ...expected }) => {
    const { $ } = await renderPage(remote, path, language);
    const own = $(`${section} p`)
      .toArray()
      .map((paragraph) => $(paragraph).text())
      .filter((text) => text.length > 130);
    expect(own).toHaveLength(expected.paragraphs);
  },
);

it.each(cases)(
  '$path in $language tells its way in $stations titled stations, as many as are drawn',
  async ({ path, language, section, stations, drawn }) => {
    const { $ } = await renderPage(remote, path, language);
    const items = $(`${section} ol > li`).toArray();
    expect(items).toHaveLength(stations);
    expect(drawn).toHaveLength(stations);
    for (const item of items) {
      expect($(item).find('h3').text()).not.toBe('');
      expect($(item).find('h3 + p').text().length).toBeGreaterThan(100);
    }
  },
);

it.each(languages)(
  'leads from click over enquiry to sale, and says that the drawing is a scheme, in %s',
  async (language) => {
    const { $ } = await renderPage(remote, '/services/ppc', language);
    expect(
      $('#funnel h3')
        .toArray()
        .map((title) => $(title).text()),
    ).toEqual({ ua: ['Клік', 'Заявка', 'Продаж'], en: ['Click', 'Enquiry', 'Sale'] }[language]);
    expect($('#funnel p').first().text()).toMatch({ ua: /^Схема/, en: /^A diagram/ }[language]);
  },
);

it.each(languages)(
  'asks the four questions that a strategy answers, numbered in their order, in %s',
  async (language) => {
    const { $ } = await renderPage(remote, '/services/marketing-strategy', language);
    const titles = $('#course h3')
      .toArray()
      .map((title) => plain($(title).text()));
    expect(titles).toHaveLength(4);
    for (const title of titles) expect(title).toMatch(/\?$/);
    expect(
      $('#course li > span')
        .toArray()
        .map((number) => $(number).text()),
    ).toEqual(['1', '2', '3', '4']);
  },
);

it.each(languages)('explains SEO in the same words on both pages that speak of it, in %s', async (language) => {
  const [seo, strategy] = await Promise.all(
    (['/services/seo', '/services/marketing-strategy'] as const).map((path) => renderPage(remote, path, language)),
  );
  const [own, note] = [seo, strategy].map((page) =>
    page
      ?.$('#about-seo p')
      .toArray()
      .map((each) => page.$(each).text())
      .filter((text) => text.length > 130),
  );
  expect(own).toHaveLength(3);
  expect(note).toEqual(own);
  expect(strategy?.$('#about-seo h2').text()).toBe(seo?.$('#about-seo h2').text());
  expect(seo?.$('#about-seo h2').text()).toBe({ ua: 'Про SEO', en: 'About SEO' }[language]);
});

it.each(languages)('a strategy calls SEO one of its channels, and leads to it, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/marketing-strategy', language);
  expect(plain($('#about-seo').text())).toContain({ ua: 'Один із каналів', en: 'One of the channels' }[language]);
  const ways = $('#about-seo a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  expect(ways).toEqual([{ ua: '/services/seo', en: '/en/services/seo' }[language]]);
});
