import type { Path } from 'shared/contract';
import type { HubKey, ServiceRecord } from './ServiceRecord.ts';

/**
 * All services (SPEC §2). The order is that of the hubs' cards, and gives them their numbers.
 * A new service is one line here, its title in `locales/<language>.json`, its own words in `locales/<key>.<language>.json` (their lines in
 * `locales/words.ts`), the words of its card in its hub's, and its path in the metadata;
 * under a hub also its drawings: the letters of its banner, a current and the stream of its order, which the types ask for.
 */
export const services = [
  { key: 'digital-marketing', page: 'HubPage' },
  { key: 'seo', page: 'SeoPage', hub: 'digital-marketing', color: 'blue' },
  { key: 'ppc', page: 'PpcPage', hub: 'digital-marketing', color: 'green' },
  { key: 'smm', page: 'SmmPage', hub: 'digital-marketing', color: 'amber' },
  { key: 'marketing-strategy', page: 'StrategyPage', hub: 'digital-marketing', color: 'red' },
  { key: 'cms-framework', page: 'HubPage' },
  { key: 'wordpress', page: 'FrameworkPage', hub: 'cms-framework', color: 'blue' },
  { key: 'opencart', page: 'FrameworkPage', hub: 'cms-framework', color: 'blue' },
  { key: 'laravel', page: 'FrameworkPage', hub: 'cms-framework', color: 'blue' },
  { key: 'symfony', page: 'FrameworkPage', hub: 'cms-framework', color: 'blue' },
] as const satisfies readonly ServiceRecord[];

export type Service = (typeof services)[number];

export type ServiceKey = Service['key'];

/** A service under a hub. */
export type HubService = Extract<Service, { readonly hub: HubKey }>;

/** A service shown by a certain page. */
export type ServiceOn<P extends Service['page']> = Extract<Service, { readonly page: P }>;

export const getServicePath = (key: ServiceKey): Path => `/services/${key}`;

/** The service that a path shows, given the page that is showing it. */
export function findServiceByPath<P extends Service['page']>(path: string, page: P): ServiceOn<P> {
  const service = services.find(
    (each): each is ServiceOn<P> => each.page === page && getServicePath(each.key) === path,
  );
  if (!service) throw new Error(`No service has the path ${path} and the page ${page}. Write it in services.ts.`);
  return service;
}

/** The services under a hub, in the order of its cards. */
export const listServicesUnder = (hub: HubKey): readonly HubService[] =>
  services.filter((each): each is HubService => 'hub' in each && each.hub === hub);
