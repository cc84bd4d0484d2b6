import type { Path } from 'shared/contract';
import type { HubKey, ServiceRecord } from './ServiceRecord.ts';

/**
 * All services (SPEC §2), in the order of the hubs' cards; a card's number is its place under its hub. A new service needs an entry here,
 * its title in `locales/<language>.json`, its path in the metadata, and card texts in its hub's file. It also needs texts in
 * `locales/<key>.<language>.json` with loaders in `locales/words.ts`. A service under a hub needs drawings: banner letters, a stream for
 * its card, a promo stream. The compiler reports missing ones.
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

export type HubService = Extract<Service, { readonly hub: HubKey }>;

export type ServiceOnPage<P extends Service['page']> = Extract<Service, { readonly page: P }>;

export const getServicePath = (key: ServiceKey): Path => `/services/${key}`;

/** Finds a service by its path, among the services that the page component `page` shows. */
export function findServiceByPath<P extends Service['page']>(path: string, page: P): ServiceOnPage<P> {
  const service = services.find(
    (each): each is ServiceOnPage<P> => each.page === page && getServicePath(each.key) === path,
  );
  if (!service) throw new Error(`No service has the path ${path} and the page ${page}. Write it in services.ts.`);
  return service;
}

/** Lists the services under a hub, in the order of its cards. */
export const listServicesUnder = (hub: HubKey): readonly HubService[] =>
  services.filter((each): each is HubService => 'hub' in each && each.hub === hub);
