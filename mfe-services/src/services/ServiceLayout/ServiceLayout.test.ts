import { languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const hubs = [
  {
    path: '/services/digital-marketing',
    title: { ua: 'Цифровий маркетинг', en: 'Digital marketing' },
    keys: ['seo', 'ppc', 'smm', 'marketing-strategy'],
  },
  {
    path: '/services/cms-framework',
    title: { ua: 'CMS і фреймворки', en: 'CMS and frameworks' },
    keys: ['wordpress', 'opencart', 'laravel', 'symfony'],
  },
] as const;
const paths = hubs.flatMap(({ path, keys }) => [path, ...keys.map((key) => `/services/${key}` as const)]);
const everyPage = paths.flatMap((path) => languages.map((language) => ({ path, language })));
const prefix = { ua: '', en: '/en' } as const;
const plain = (text: string) => text.replace(/\s/g, ' ');

/** The sections of each page in their order. */
const last = ['siblings', 'promo'];
const sections: Readonly<Record<string, readonly string[]>> = {
  '/services/digital-marketing': ['cards', 'case-row', 'promo'],
  '/services/seo': ['ladder', 'benefits', 'about-seo', 'work-method', 'cases', 'siblings', 'promo'],
  '/services/ppc': ['funnel', 'cases', 'siblings', 'promo'],
  '/services/smm': ['benefits', 'feed', 'cases', 'siblings', 'promo'],
  '/services/marketing-strategy': ['course', 'plan', 'cases', 'about-seo', 'siblings', 'promo'],
  '/services/cms-framework': ['cards', 'systems', 'facts', 'case-row', 'promo'],
  '/services/opencart': ['product', 'good-for', 'cases', 'choose-another', 'how-work-goes', ...last],
  '/services/wordpress': ['good-for', 'editor', 'choose-another', 'cases', 'how-work-goes', ...last],
  '/services/laravel': ['good-for', 'locks', 'choose-another', 'how-work-goes', 'cases', ...last],
  '/services/symfony': ['good-for', 'assembly', 'how-work-goes', 'choose-another', 'cases', ...last],
};

it('has the ten service pages of the specification and no other', () => {
  expect(remote.routes.map(({ path }) => path).sort()).toEqual(Object.keys(sections).sort());
});

it.each(everyPage)('$path in $language has its sections in order', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  expect(
    $('section')
      .toArray()
      .map(({ attribs }) => attribs.id),
  ).toEqual(sections[path]);
  expect($('section h2')).toHaveLength(sections[path]?.length ?? 0);
});

it.each(everyPage)('$path in $language skips no level of headings', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

it.each(everyPage)('$path in $language closes with the order of website promotion', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const promo = $('section').last();
  expect(promo.attr('id')).toBe('promo');
  const promotion = { ua: 'Замовити просування сайту', en: 'Order website promotion' }[language];
  expect(plain(promo.text())).toContain(promotion);
  const order = `${prefix[language]}/contact-us?service=${path.split('/').at(-1)}`;
  expect(promo.find('a').attr('href')).toBe(order);
  const orderOfBanner = $(`a[href="${order}"]`).first();
  expect(orderOfBanner.text()).toBe({ ua: 'Обговорити проєкт', en: 'Discuss a project' }[language]);
});

it.each(languages)(
  'who builds a site offers that first, by name, and its promotion second, in %s',
  async (language) => {
    const promotion = { ua: 'Замовити просування сайту', en: 'Order website promotion' }[language];
    for (const { path, keys } of hubs) {
      for (const each of [path, ...keys.map((key) => `/services/${key}` as const)]) {
        const { $ } = await renderPage(remote, each, language);
        const builds = path === '/services/cms-framework';
        expect([each, plain($('#promo h2').text()) === promotion]).toEqual([each, !builds]);
        expect($('#promo a')).toHaveLength(builds ? 2 : 1);
        if (builds && each !== path) expect($('#promo h2').text()).toContain($('h1').text());
      }
    }
  },
);

it.each(languages)(
  'says before the order what is sent, what comes back and on which terms, and no two pages say the same, in %s',
  async (language) => {
    const titles = { ua: ['Ви надсилаєте', 'Ви отримуєте', 'Умови'], en: ['You send', 'You get', 'Terms'] }[language];
    const said = await Promise.all(
      paths.map(async (path) => {
        const { $ } = await renderPage(remote, path, language);
        const texts = (wanted: string) =>
          $(wanted)
            .toArray()
            .map((each) => plain($(each).text()));
        expect(texts('#promo ol > li > h3')).toEqual(titles);
        return texts('#promo ol > li > h3 + p');
      }),
    );
    for (const [sent, back, terms] of said) {
      expect((sent ?? '').length).toBeGreaterThan(10);
      expect((back ?? '').length).toBeGreaterThan(20);
      // SPEC §2, turnkey block: by project or hourly, for the whole result or per stage; §9, team per project.
      expect(terms).toMatch(
        {
          ua: /проєкт або погодинно.+етап чи за весь.+5 людей/,
          en: /project or by the hour.+stage or for the whole.+team of 5/,
        }[language],
      );
    }
    expect(new Set(said.map((lines) => lines.join())).size).toBe(paths.length);
  },
);

it.each(languages)(
  'promises the longest time to a launch where a site is built, and nowhere else, in %s',
  async (language) => {
    for (const { path, keys } of hubs)
      for (const each of [path, ...keys.map((key) => `/services/${key}` as const)]) {
        const { $ } = await renderPage(remote, each, language);
        // SPEC §9, max launch time claim.
        expect([each, /4 (місяці|months)/.test(plain($('#promo').text()))]).toEqual([
          each,
          path === '/services/cms-framework',
        ]);
      }
  },
);

it.each(everyPage)(
  '$path in $language promises a time of reply only where the owner gives one',
  async ({ path, language }) => {
    const replyTime = { ua: 'протягом одного робочого дня', en: 'within one working day' };
    const { $: silent } = await renderPage(remote, path, language);
    expect(plain(silent('#promo').text())).not.toMatch(/Відповімо|reply|робочого дня|working day/);
    const { $ } = await renderPage(remote, path, language, { ...defaultSite, replyTime });
    expect(plain($('#promo ol').text())).toContain(
      { ua: 'Відповімо протягом одного робочого дня.', en: 'We will reply within one working day.' }[language],
    );
  },
);

it.each(everyPage)('$path in $language closes with another drawing than it opens with', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const drawings = (wanted: string) =>
    $(wanted)
      .toArray()
      .map((each) => $(each).attr('src'));
  const [ending] = drawings('#promo img');
  expect(ending).toBeTruthy();
  expect(drawings('img').filter((each) => each === ending)).toHaveLength(1);
});

it.each(languages)('a service in %s stands in the breadcrumb after its hub, which is linked', async (language) => {
  for (const { path: hub, title, keys } of hubs) {
    for (const key of keys) {
      const { $ } = await renderPage(remote, `/services/${key}`, language);
      const crumbs = $('nav').first().find('li');
      expect(crumbs).toHaveLength(3);
      expect(crumbs.eq(1).find('a').attr('href')).toBe(prefix[language] + hub);
      expect(crumbs.eq(1).text().replace(/\s/g, ' ')).toBe(title[language]);
      expect(crumbs.eq(2).attr('aria-current')).toBe('page');
      expect(crumbs.eq(2).find('a')).toHaveLength(0);
      expect(crumbs.eq(2).text()).toBe($('h1').text());
    }
  }
});

it.each(languages)('a hub in %s stands in the breadcrumb right after home', async (language) => {
  for (const { path, title } of hubs) {
    const { $ } = await renderPage(remote, path, language);
    const crumbs = $('nav').first().find('li');
    expect(crumbs).toHaveLength(2);
    expect(crumbs.eq(1).text().replace(/\s/g, ' ')).toBe(title[language]);
    expect(crumbs.eq(1).attr('aria-current')).toBe('page');
  }
});

it.each(languages)('a service in %s links to its three siblings and back to its hub', async (language) => {
  for (const { path: hub, keys } of hubs) {
    for (const key of keys) {
      const { $ } = await renderPage(remote, `/services/${key}`, language);
      expect(
        $('#siblings a')
          .toArray()
          .map(({ attribs }) => attribs.href),
      ).toEqual(
        [...keys.filter((each) => each !== key).map((each) => `/services/${each}`), hub].map(
          (each) => prefix[language] + each,
        ),
      );
    }
  }
});
