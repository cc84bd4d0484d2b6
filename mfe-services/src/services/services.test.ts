import { expect, it } from 'vitest';
import { serviceAt, services, servicesUnder } from './services.ts';

it('gives a path to its own page only', () => {
  expect(serviceAt('/services/smm', 'SmmPage').key).toBe('smm');
  expect(() => serviceAt('/services/smm', 'HubPage')).toThrow(/No service has the path \/services\/smm/);
  expect(() => serviceAt('/services/tiktok', 'SmmPage')).toThrow(/services\.ts/);
});

it('puts every service but the hubs under exactly one hub', () => {
  const under = [...servicesUnder('digital-marketing'), ...servicesUnder('cms-framework')].map(({ key }) => key);
  expect(under.sort()).toEqual(services.flatMap((each) => (each.page === 'HubPage' ? [] : [each.key])).sort());
});
