import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
// An eager import, because on a busy machine the lazy one could exceed the first test's timeout.
import './HomePage.tsx';

const facts = {
  ua: {
    offer: 'Сайти, SEO й реклама. Дніпро, з 2017 року',
    subtitle: 'Професіоналізм і клієнтоорієнтований підхід до бізнесу від першого контакту до завершення проєкту',
    stations: [
      ['2017', 'чотири програмісти', 'два менеджери', '20 квадратних метрів'],
      ['2018', 'західними клієнтами'],
      ['Сьогодні', '60 фахівців', '700 успішних проєктів'],
    ],
    stats: ['700+ проєктів', '60+ людей у команді', '8 років на ринку', '18+ нагород'],
    services: ['01 Сайти', '02 CMS і фреймворки', '03 Вебдизайн', '04 Цифровий маркетинг'],
    principles: [
      '01 Працюємо на результат',
      '02 Аналізуємо',
      '03 Не пропускаємо деталей',
      '04 Спираємося на власні сили',
      '05 Лояльні до клієнта',
      '06 Удосконалюємося',
    ],
    rating: 'Оцінка 5.0 із 5',
    reviewCount: '21 відгук на платформі Clutch',
    reviewNote: 'Відгуки, імена й компанії вигадані.',
    rankingNote: 'Розподіл місць за категоріями умовний, для прикладу.',
    turnkey: [
      ['Від ідеї до продажів'],
      ['Швидко й завжди вчасно', 'найскладніший сайт', 'щонайбільше за 4 місяці'],
      ['Гнучкі умови співпраці', 'За проєкт або погодинно', 'за весь результат або за кожен етап'],
      [
        'Будь-які завдання',
        'Лендинг, інтернет-магазин, корпоративний сайт, CRM',
        'На CMS або з нуля',
        'від платіжних систем до ERP',
      ],
      ['Злагоджений механізм', 'Програмісти, дизайнери, копірайтери, аналітики, фахівці із SEO та PPC'],
    ],
    clients: ['Ми працюємо над найкращими проєктами', 'Клієнти зі США, Австралії та Європи довіряють нам рекламу'],
    results: [
      'Key4GG +55 % до конверсії',
      'BMED 32 дні на створення магазину',
      'Ikura +52 % до мобільних конверсій',
      'Zoo Expert +47 % до конверсії',
    ],
  },
  en: {
    offer: 'Websites, SEO and advertising. Dnipro, since 2017',
    subtitle: 'Professionalism and client-oriented approach to business from first contact to project completion',
    stations: [
      ['2017', 'four programmers', 'two managers', '20 square metres'],
      ['2018', 'Western clients'],
      ['Today', '60 professionals', '700 successful projects'],
    ],
    stats: ['700+ projects', '60+ team members', '8 years on the market', '18+ awards'],
    services: ['01 Websites', '02 CMS / Framework', '03 Web Design', '04 Digital Marketing'],
    principles: [
      '01 We work for results',
      '02 We begin with analysis',
      '03 We don’t miss the details',
      '04 We rely on our own strength',
      '05 We are loyal to the client',
      '06 We improve',
    ],
    rating: 'Rated 5.0 out of 5',
    reviewCount: '21 Reviews on Clutch',
    reviewNote: 'The reviews, names and companies are invented.',
    rankingNote: 'Which place goes with which category is illustrative.',
    turnkey: [
      ['From idea to sales'],
      ['Fast and always on time', 'most complex site', 'at most 4 months'],
      ['Flexible cooperation terms', 'By project or by the hour', 'whole result or per stage'],
      [
        'Any tasks',
        'Landing page, online store, corporate site, CRM',
        'On a CMS or from scratch',
        'from payment systems to ERP',
      ],
      ['A working mechanism', 'Programmers, designers, copywriters, analysts, SEO and PPC specialists'],
    ],
    clients: [
      'We Work on the Best Projects',
      'Clients from the USA, Australia and Europe trust us with their advertising',
    ],
    results: [
      'Key4GG +55% conversion',
      'BMED 32 days to build the store',
      'Ikura +52% mobile conversions',
      'Zoo Expert +47% conversion',
    ],
  },
} as const;

describe.each(languages)('the home page in %s', (language) => {
  const expected = facts[language];
  const open = () => renderPage(remote, '/', language);

  it('the hero shows the offer and the subtitle', async () => {
    expect((await open()).texts('[data-header-theme] p')).toEqual([expected.offer, expected.subtitle]);
  });

  it.each([
    ['its history in three stations', '#history', 'stations'],
    ['its turnkey offer in five points', '#turnkey', 'turnkey'],
  ] as const)('the page tells %s', async (_, section, key) => {
    const told = (await open()).texts(`${section} ol > li`);
    expect(told).toHaveLength(expected[key].length);
    for (const [index, words] of expected[key].entries()) for (const word of words) expect(told[index]).toContain(word);
  });

  it.each([
    ['the four figures of the agency', '#stats dl > div', 'dd', 'dt', 'stats'],
    ['its four services, numbered', '#services ol > li', 'span', 'h3', 'services'],
    ['its six principles, numbered', '#principles ol > li', 'span', 'h3', 'principles'],
  ] as const)('the page shows %s, in the specified order', async (_, row, first, then, key) => {
    const { $ } = await open();
    const shown = [...$(row)].map((each) =>
      collapseSpace(`${$(each).find(first).text()} ${$(each).find(then).text()}`),
    );
    expect(shown).toEqual(expected[key]);
  });

  it('each service links to its page', async () => {
    expect((await open()).attributes('#services ol a', 'href')).toEqual(
      ['/portfolio', '/services/cms-framework', '/portfolio/bmed', '/services/digital-marketing'].map((path) =>
        formatAddress(path, language),
      ),
    );
  });

  it('the hero loads only the drawing of the page’s language', async () => {
    const { $ } = await open();
    const hero = $('[data-header-theme="dark"]');
    expect(hero.find('picture > source').attr('media')).toBe('(width < 768px)');
    expect(
      hero
        .find('picture source, picture img')
        .toArray()
        .map(({ attribs }) => attribs.srcset ?? attribs.src),
    ).toEqual([expect.stringContaining(`hero-${language}-portrait`), expect.stringContaining(`hero-${language}`)]);
    expect(hero.find('svg circle')).toHaveLength(2);
  });

  it('the alternative text of the history drawing describes its growth', async () => {
    const { $ } = await open();
    expect($('#history img').attr('alt')).toMatch(language === 'ua' ? /шіст\p{L}+/u : /six/);
  });

  it('the page shows the rating and the number of reviews', async () => {
    const page = await open();
    expect(page.texts('#reviews [role="img"]')).toEqual(['5.0']);
    expect(collapseSpace(page.$('#reviews [role="img"]').attr('aria-label') ?? '')).toBe(expected.rating);
    expect(page.texts('#reviews p')).toContain(expected.reviewCount);
  });

  it('each sample block has one note, and no sample review names a platform', async () => {
    const page = await open();
    const notes = page.$('[data-sample]').toArray();
    expect(notes.map((note) => [note.attribs['data-sample'], collapseSpace(page.$(note).text())])).toEqual([
      ['reviews', expected.reviewNote],
      ['rankings', expected.rankingNote],
    ]);
    for (const author of page.texts('#reviews figcaption')) expect(author).not.toMatch(/Clutch|5\.0/);
  });

  it('a block has no sample note once the owner has supplied real content', async () => {
    const real = { reviews: { sample: false }, rankings: { sample: false } };
    const supplied = await renderPage(remote, '/', language, { ...defaultSite, ...real });
    expect(supplied.$('[data-sample]')).toHaveLength(0);
    expect(supplied.text).not.toContain(expected.reviewNote);
    const half = await renderPage(remote, '/', language, { ...defaultSite, reviews: real.reviews });
    expect(half.$('[data-sample]').attr('data-sample')).toBe('rankings');
  });

  it('the seven reviews differ; real ones show name, role, platform and rating', async () => {
    const page = await renderPage(remote, '/', language, { ...defaultSite, reviews: { sample: false } });
    expect(page.$('#reviews [data-slide]')).toHaveLength(7);
    const reviews = page.texts('#reviews blockquote');
    expect(reviews).toHaveLength(7);
    expect(new Set(reviews).size).toBe(7);
    expect(new Set(page.texts('#reviews figcaption strong')).size).toBe(7);
    for (const author of page.texts('#reviews figcaption')) expect(author).toMatch(/Clutch, 5\.0$/);
  });

  it('the page shows four client projects with descriptions under the specified heading', async () => {
    const page = await open();
    expect(page.texts('#clients h2, #clients h2 + div p')).toEqual(expected.clients);
    // The server renders the row of covers once; the script adds hidden copies.
    expect(page.attributes('#clients [role="group"] > :not([aria-hidden]) img', 'alt')).toEqual(
      ['Key4GG', 'BMED', 'Ikura', 'Zoo Expert'].map((name) => expect.stringContaining(name)),
    );
    expect(page.$('#clients img')).toHaveLength(4);
  });

  it('each client project shows the first figure of its case and links to it', async () => {
    const page = await open();
    expect(page.texts('#clients [role="group"] > :not([aria-hidden]) figcaption')).toEqual(expected.results);
    expect(page.attributes('#clients figcaption a', 'href')).toEqual(
      ['key4gg', 'bmed', 'ikura', 'zoo-expert'].map((name) => formatAddress(`/portfolio/${name}`, language)),
    );
  });
});
