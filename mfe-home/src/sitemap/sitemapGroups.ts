import type { TableRoute } from 'shared/contract';
import type { HomeMessages } from '../messages.ts';

/** A page with its own description on the site map. */
export type DescribedPath = keyof HomeMessages['sitemap']['pages'];

export interface SitemapGroup {
  readonly key: keyof HomeMessages['sitemap']['groups'];
  readonly paths: readonly DescribedPath[];
}

/** All pages of the site (SPEC §2, route table), by importance to visitors. */
export const sitemapGroups: readonly SitemapGroup[] = [
  { key: 'agency', paths: ['/', '/contact-us', '/cybersecurity'] },
  {
    key: 'portfolio',
    paths: ['/portfolio', '/portfolio/key4gg', '/portfolio/bmed', '/portfolio/ikura', '/portfolio/zoo-expert'],
  },
  {
    key: 'digitalMarketing',
    paths: [
      '/services/digital-marketing',
      '/services/seo',
      '/services/ppc',
      '/services/smm',
      '/services/marketing-strategy',
    ],
  },
  {
    key: 'cmsFramework',
    paths: [
      '/services/cms-framework',
      '/services/wordpress',
      '/services/opencart',
      '/services/laravel',
      '/services/symfony',
    ],
  },
  { key: 'other', paths: ['/terms', '/privacy', '/sitemap', '/exchange'] },
];

/** Returns the groups without pages that this site lacks. A remote without the shell has no route table; then returns all groups. */
export function filterSitemapGroups(routeTable: readonly TableRoute[]): readonly SitemapGroup[] {
  if (routeTable.length === 0) return sitemapGroups;
  const there = new Set<string>(routeTable.map(({ path }) => path));
  return sitemapGroups
    .map(({ key, paths }) => ({ key, paths: paths.filter((path) => there.has(path)) }))
    .filter(({ paths }) => paths.length > 0);
}

export function removeBrandFromTitle(brand: string, title: string): string {
  const end = ` — ${brand}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Returns the routes that no group lists, such as pages of newer remotes. */
export function findUnlistedRoutes(routeTable: readonly TableRoute[]): readonly TableRoute[] {
  const listed = new Set<string>(sitemapGroups.flatMap(({ paths }) => paths));
  return routeTable.filter(({ path }) => !listed.has(path));
}
