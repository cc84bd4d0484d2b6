import { expect, it } from 'vitest';
import { filterSitemapGroups, removeBrand, sitemapGroups } from './sitemapGroups.ts';

const table = (...paths: `/${string}`[]) =>
  paths.map((path) => ({ path, page: 'P', owner: 'someone', title: { ua: 'а', en: 'a' } }));

it('lists only the pages that the site has, so that a composition without a remote has no dead link', () => {
  expect(filterSitemapGroups(table('/', '/sitemap', '/news'))).toEqual([
    { key: 'agency', paths: ['/'] },
    { key: 'other', paths: ['/sitemap'] },
  ]);
});

it('lists all of them where nothing tells which there are', () => {
  expect(filterSitemapGroups([])).toEqual(sitemapGroups);
});

it('calls a page that came later by its own title, without the brand behind it', () => {
  expect(removeBrand('Porohy', 'Careers — Porohy')).toBe('Careers');
  expect(removeBrand('Porohy', 'Porohy — the agency')).toBe('Porohy — the agency');
});
