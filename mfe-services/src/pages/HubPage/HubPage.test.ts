import { formatAddress, languages } from 'shared/contract';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const hubs = [
  {
    path: '/services/digital-marketing',
    paths: ['/services/seo', '/services/ppc', '/services/smm', '/services/marketing-strategy'],
    colors: ['blue', 'green', 'amber', 'red'],
    titles: {
      ua: ['SEO-просування', 'Контекстна реклама', 'Просування в соцмережах', 'Маркетингова стратегія'],
      en: ['SEO', 'PPC advertising', 'Social media marketing', 'Marketing strategy'],
    },
    introduction: 3,
  },
  {
    path: '/services/cms-framework',
    paths: ['/services/wordpress', '/services/opencart', '/services/laravel', '/services/symfony'],
    colors: ['blue', 'blue', 'blue', 'blue'],
    titles: {
      ua: ['WordPress', 'OpenCart', 'Laravel', 'Symfony'],
      en: ['WordPress', 'OpenCart', 'Laravel', 'Symfony'],
    },
    introduction: 1,
  },
] as const;
const cases = hubs.flatMap((hub) => languages.map((language) => ({ ...hub, language })));

it.each(cases)(
  '$path shows four numbered cards with colours and named links, in $language',
  async ({ path, language, paths, colors, titles }) => {
    const { $, texts } = await renderPage(remote, path, language);
    const cards = $('#cards ol > li').toArray();
    expect(cards.map((card) => card.attribs['data-color'])).toEqual(colors);
    expect(cards.map((card) => $(card).find('span:not(a > span)').text())).toEqual(['01', '02', '03', '04']);
    expect(cards.map((card) => collapseSpace($(card).find('h3').text()))).toEqual(titles[language]);
    expect(cards.map((card) => $(card).find('a').attr('href'))).toEqual(
      paths.map((each) => formatAddress(each, language)),
    );
    const more = { ua: 'Докладніше: ', en: 'Read more: ' }[language];
    expect(texts('#cards a')).toEqual(titles[language].map((title) => more + title));
    for (const card of cards) expect($(card).find('p').text().length).toBeGreaterThan(30);
  },
);

it.each(cases)(
  '$path has one paragraph before its cards and the rest after them, in $language',
  async ({ path, language, introduction }) => {
    const { $ } = await renderPage(remote, path, language);
    expect($('#cards').prev().find('p')).toHaveLength(1);
    expect($('#cards + div p')).toHaveLength(introduction - 1);
  },
);

it.each(languages)('the marketing hub has a summary in one sentence for small screens, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/digital-marketing', language);
  expect(collapseSpace($('h1 + p').text())).toBe(
    {
      ua: 'Чотири послуги, які можна взяти разом або поодинці.',
      en: 'Four services to take together or one at a time.',
    }[language],
  );
});

it.each(languages)('the chart of the frameworks’ hub links all four systems, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/cms-framework', language);
  const systems = $('#systems figure a').toArray();
  expect(systems.map((system) => $(system).text().trim())).toEqual(['WordPress', 'OpenCart', 'Laravel', 'Symfony']);
  // A hub belongs to no system, so none is marked as current. The chart's description is a paragraph instead of a caption.
  expect($('#systems [aria-current], #systems figcaption')).toHaveLength(0);
  expect($('#systems p').first().text()).toMatch({ ua: /^Схема/, en: /^Diagram/ }[language]);
});

it.each([
  ['ua', ['Понад 13 років досвіду', 'Погодинна оплата з прозорими умовами', 'Команда з 5 людей на проєкт']],
  ['en', ['Over 13 years of experience', 'Hourly-pay model with transparent terms', 'A team of 5 people per project']],
] as const)('the hub of frameworks states experience, pay and team, in %s', async (language, facts) => {
  expect((await renderPage(remote, '/services/cms-framework', language)).texts('#facts li')).toEqual(facts);
});

it.each(languages)('each framework card has a decorative mark of its technology, in %s', async (language) => {
  const { $ } = await renderPage(remote, '/services/cms-framework', language);
  const cards = $('#cards li').toArray();
  expect(cards.map((card) => $(card).find('use').attr('href')?.split('#')[1])).toEqual([
    'wordpress',
    'opencart',
    'laravel',
    'symfony',
  ]);
  for (const card of cards) expect($(card).find('svg:not([aria-hidden="true"])')).toHaveLength(0);
});

it.each(languages)(
  'all images on the hubs are decorative and have an empty alternative text, in %s',
  async (language) => {
    for (const { path } of hubs) {
      const { $ } = await renderPage(remote, path, language);
      for (const { attribs } of $('img').toArray()) expect(attribs.alt).toBe('');
    }
  },
);
