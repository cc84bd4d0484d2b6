// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { redirectToVisitorLanguage } from './redirectToVisitorLanguage.ts';

it.each([
  ['navigate', '/en/exchange'],
  ['prerender', '/en/exchange'],
  ['reload', '/exchange'],
  ['back_forward', '/exchange'],
])('after a navigation of the type %s, the address /exchange in an English browser shows %s', (type, address) => {
  history.replaceState(null, '', `${location.origin}/exchange`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  const replace = vi
    .spyOn(location, 'replace')
    .mockReset()
    .mockImplementation(() => {});
  redirectToVisitorLanguage();
  expect(replace.mock.calls).toEqual(address === '/exchange' ? [] : [[address]]);
});
