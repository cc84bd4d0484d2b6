import { formatAddress, languages, type TableRoute } from 'shared/contract';
import { collapseSpace, renderPage } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { findUnlistedRoutes } from '../../sitemap/sitemapGroups.ts';

/** All pages of the site (SPEC §2, route table). */
const paths = [
  '/',
  '/contact-us',
  '/portfolio',
  '/portfolio/key4gg',
  '/portfolio/ikura',
  '/portfolio/bmed',
  '/portfolio/zoo-expert',
  '/services/digital-marketing',
  '/services/seo',
  '/services/ppc',
  '/services/smm',
  '/services/marketing-strategy',
  '/services/cms-framework',
  '/services/opencart',
  '/services/wordpress',
  '/services/laravel',
  '/services/symfony',
  '/cybersecurity',
  '/sitemap',
  '/terms',
  '/privacy',
  '/exchange',
];
const facts = {
  ua: {
    groups: ['Агенція', 'Портфоліо', 'Цифровий маркетинг', 'CMS і фреймворки', 'Документи та інше'],
    exchange: 'Гавань',
  },
  en: {
    groups: ['Agency', 'Portfolio', 'Digital marketing', 'CMS and frameworks', 'Legal and other'],
    exchange: 'Haven',
  },
} as const;

describe.each(languages)('the site map in %s', (language) => {
  const open = () => renderPage(remote, '/sitemap', language);

  it('the site map links to every page exactly once', async () => {
    const { $ } = await open();
    const links = $('ul a').toArray();
    expect(links.map(({ attribs }) => attribs.href).sort()).toEqual(
      paths.map((path) => formatAddress(path, language)).sort(),
    );
  });

  it('every page has a unique name and a description', async () => {
    const { $ } = await open();
    const names = $('ul > li')
      .toArray()
      .map(
        (item) =>
          `${collapseSpace($(item).closest('ul').prev('h2').text())}: ${collapseSpace($(item).find('a').text())}`,
      );
    expect(new Set(names).size).toBe(22);
    for (const item of $('ul > li').toArray()) expect(collapseSpace($(item).find('p').text())).not.toBe('');
  });

  it('the pages stand under five headings', async () => {
    const { texts } = await open();
    const groups = texts('h2');
    expect(groups).toEqual(facts[language].groups);
  });

  it('the exchange appears under its name', async () => {
    const { $ } = await open();
    expect($(`a[href="${formatAddress('/exchange', language)}"]`).text()).toContain(facts[language].exchange);
  });
});

it('findUnlistedRoutes returns only the pages that no group lists', () => {
  const routeOf = (path: TableRoute['path']): TableRoute => ({
    path,
    page: 'Page',
    owner: 'blog',
    title: { ua: path, en: path },
  });
  expect(findUnlistedRoutes([routeOf('/portfolio'), routeOf('/blog'), routeOf('/')])).toEqual([routeOf('/blog')]);
});
