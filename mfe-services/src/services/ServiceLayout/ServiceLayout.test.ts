import { formatAddress, languages } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

const hubs = [
  { hub: '/services/digital-marketing', keys: ['seo', 'ppc', 'smm', 'marketing-strategy'] },
  { hub: '/services/cms-framework', keys: ['wordpress', 'opencart', 'laravel', 'symfony'] },
] as const;
const services = hubs.flatMap(({ hub, keys }) => keys.map((key) => ({ path: `/services/${key}` as const, hub, keys })));
const pages = [...hubs.map(({ hub }) => ({ path: hub, hub })), ...services];
const everyPage = pages.flatMap((page) => languages.map((language) => ({ ...page, language })));
const everyService = services.flatMap((page) => languages.map((language) => ({ ...page, language })));

const promotion = { ua: 'Замовити просування сайту', en: 'Order website promotion' };

it.each(everyPage)('$path ends with the promo block and its order link, in $language', async ({ path, language }) => {
  const { $ } = await renderPage(remote, path, language);
  const promo = $('section').last();
  expect(promo.attr('id')).toBe('promo');
  expect(collapseSpace(promo.text())).toContain(promotion[language]);
  const order = `${formatAddress('/contact-us', language)}?service=${path.split('/').at(-1)}`;
  expect(promo.find('a').attr('href')).toBe(order);
  const orderOfBanner = $(`a[href="${order}"]`).first();
  expect(orderOfBanner.text()).toBe({ ua: 'Обговорити проєкт', en: 'Discuss a project' }[language]);
});

it.each(everyPage)(
  '$path offers to build a site first only under the frameworks’ hub, in $language',
  async ({ path, hub, language }) => {
    const { $, texts } = await renderPage(remote, path, language);
    const builds = hub === '/services/cms-framework';
    expect(texts('#promo h2')[0] === promotion[language]).toBe(!builds);
    expect($('#promo a')).toHaveLength(builds ? 2 : 1);
    if (builds && path !== hub) expect($('#promo h2').text()).toContain($('h1').text());
    // Only pages about building a site promise a launch within four months (SPEC §9).
    expect(/4 (місяці|months)/.test(collapseSpace($('#promo').text()))).toBe(builds);
  },
);

it.each(languages)(
  'every promo block states request, result and terms, and each text differs, in %s',
  async (language) => {
    const titles = { ua: ['Ви надсилаєте', 'Ви отримуєте', 'Умови'], en: ['You send', 'You get', 'Terms'] }[language];
    const said = await Promise.all(
      pages.map(async ({ path }) => {
        const { texts } = await renderPage(remote, path, language);
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
    expect(new Set(said.map((lines) => lines.join())).size).toBe(pages.length);
  },
);

it.each(everyPage)(
  '$path promises a reply time only if the owner has set one, in $language',
  async ({ path, language }) => {
    const replyTime = { ua: 'протягом одного робочого дня', en: 'within one working day' };
    const { $: silent } = await renderPage(remote, path, language);
    expect(collapseSpace(silent('#promo').text())).not.toMatch(/Відповімо|reply|робочого дня|working day/);
    const { $ } = await renderPage(remote, path, language, { ...defaultSite, replyTime });
    expect(collapseSpace($('#promo ol').text())).toContain(
      { ua: 'Відповімо протягом одного робочого дня.', en: 'We will reply within one working day.' }[language],
    );
  },
);

it.each(everyPage)('$path uses its promo drawing nowhere else, in $language', async ({ path, language }) => {
  const { attributes } = await renderPage(remote, path, language);
  const [ending] = attributes('#promo img', 'src');
  expect(ending).toBeTruthy();
  expect(attributes('img', 'src').filter((each) => each === ending)).toHaveLength(1);
});

it.each(everyService)(
  '$path links to its three siblings and its hub, in $language',
  async ({ path, hub, keys, language }) => {
    const { attributes } = await renderPage(remote, path, language);
    const others = keys.map((key) => `/services/${key}`).filter((each) => each !== path);
    expect(attributes('#siblings a', 'href')).toEqual([...others, hub].map((each) => formatAddress(each, language)));
  },
);
