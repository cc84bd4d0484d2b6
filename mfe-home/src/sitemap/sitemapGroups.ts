import type { TableRoute } from 'shared/contract';
import type { HomeMessages } from '../messages.ts';

/** A page that the site map describes in words of its own. */
export type DescribedPath = keyof HomeMessages['sitemap']['pages'];

/** Pages of the site under a common heading. */
export interface SitemapGroup {
  readonly key: keyof HomeMessages['sitemap']['groups'];
  readonly paths: readonly DescribedPath[];
}

/** All pages of the site (SPEC §2, route table), in the order of a visitor's interest. */
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

/** The groups with the pages that the site has. Where nothing tells (a remote standing alone), all of them. */
export function filterSitemapGroups(routeTable: readonly TableRoute[]): readonly SitemapGroup[] {
  if (routeTable.length === 0) return sitemapGroups;
  const there = new Set<string>(routeTable.map(({ path }) => path));
  return sitemapGroups
    .map(({ key, paths }) => ({ key, paths: paths.filter((path) => there.has(path)) }))
    .filter(({ paths }) => paths.length > 0);
}

/** A page's own title: what the tab says, without the brand at its end. */
export function removeBrand(brand: string, title: string): string {
  const end = ` — ${brand}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** The pages that no group lists: those of a remote that came after these words were written. */
export function findUnlistedRoutes(routeTable: readonly TableRoute[]): readonly TableRoute[] {
  const listed = new Set<string>(sitemapGroups.flatMap(({ paths }) => paths));
  return routeTable.filter(({ path }) => !listed.has(path));
}
