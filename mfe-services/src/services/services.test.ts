import { expect, it } from 'vitest';
import { findServiceByPath, listServicesUnder, services } from './services.ts';

it('findServiceByPath finds a service only for its own page', () => {
  expect(findServiceByPath('/services/smm', 'SmmPage').key).toBe('smm');
  expect(() => findServiceByPath('/services/smm', 'HubPage')).toThrow(/No service has the path \/services\/smm/);
  expect(() => findServiceByPath('/services/tiktok', 'SmmPage')).toThrow(/services\.ts/);
});

it('every service except the hubs belongs to exactly one hub', () => {
  const under = [...listServicesUnder('digital-marketing'), ...listServicesUnder('cms-framework')].map(
    ({ key }) => key,
  );
  expect(under.sort()).toEqual(services.flatMap((each) => (each.page === 'HubPage' ? [] : [each.key])).sort());
});
