import { expect, it } from 'vitest';
import { filterSitemapGroups, removeBrandFromTitle, sitemapGroups } from './sitemapGroups.ts';

const table = (...paths: `/${string}`[]) =>
  paths.map((path) => ({ path, page: 'P', owner: 'someone', title: { ua: 'а', en: 'a' } }));

it('the groups omit pages that the site does not have', () => {
  expect(filterSitemapGroups(table('/', '/sitemap', '/news'))).toEqual([
    { key: 'agency', paths: ['/'] },
    { key: 'other', paths: ['/sitemap'] },
  ]);
});

it('without a route table the groups list all pages', () => {
  expect(filterSitemapGroups([])).toEqual(sitemapGroups);
});

it('an unlisted page uses its own title without the brand', () => {
  expect(removeBrandFromTitle('Porohy', 'Careers — Porohy')).toBe('Careers');
  expect(removeBrandFromTitle('Porohy', 'Porohy — the agency')).toBe('Porohy — the agency');
});
