import { expect, it } from 'vitest';
import { findServiceByPath, listServicesUnder, services } from './services.ts';

it('gives a path to its own page only', () => {
  expect(findServiceByPath('/services/smm', 'SmmPage').key).toBe('smm');
  expect(() => findServiceByPath('/services/smm', 'HubPage')).toThrow(/No service has the path \/services\/smm/);
  expect(() => findServiceByPath('/services/tiktok', 'SmmPage')).toThrow(/services\.ts/);
});

it('puts every service but the hubs under exactly one hub', () => {
  const under = [...listServicesUnder('digital-marketing'), ...listServicesUnder('cms-framework')].map(
    ({ key }) => key,
  );
  expect(under.sort()).toEqual(services.flatMap((each) => (each.page === 'HubPage' ? [] : [each.key])).sort());
});
