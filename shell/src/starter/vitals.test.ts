// @vitest-environment happy-dom

import { trackListeners } from 'shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';

const name = 'v'.repeat(36);
const sent = vi.fn();
const heard = vi.hoisted(() => ({}) as Record<'lcp' | 'inp' | 'cls', (metric: { value: number }) => void>);
vi.mock('web-vitals', () => ({
  onLCP: (told: (typeof heard)['lcp']) => Object.assign(heard, { lcp: told }),
  onINP: (told: (typeof heard)['inp']) => Object.assign(heard, { inp: told }),
  onCLS: (told: (typeof heard)['cls']) => Object.assign(heard, { cls: told }),
}));

/** Loads the vitals module in a document at an address, to which the server gave a view ID. */
async function start(address = '/en/portfolio', view: string | undefined = name): Promise<void> {
  vi.resetModules();
  sent.mockReset();
  vi.stubGlobal('navigator', { sendBeacon: sent });
  const serverTiming = view ? [{ name: 'view', description: view }, { name: 'vitals' }] : [];
  const entry = { name: `https://porohy.example${address}`, serverTiming };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry] as never);
  await import('./vitals.browser.ts');
}

function show(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

const told = () => sent.mock.calls.map(([address, body]) => [address, JSON.parse(body as string)]);

beforeEach(() => {
  vi.restoreAllMocks();
  return trackListeners();
});

it('vitals are sent once, rounded, when the view is hidden', async () => {
  await start('/en/portfolio?utm=1');
  heard.lcp({ value: 1234.5678 });
  heard.cls({ value: 0.012345678 });
  expect(sent).not.toHaveBeenCalled();
  // Simulates web-vitals, which completes its figures on `visibilitychange` before the module's own listener runs.
  document.addEventListener('visibilitychange', () => heard.inp({ value: 80 }), { once: true });
  show('hidden');
  expect(told()).toEqual([
    ['/report', { view: name, kind: 'vitals', page: '/en/portfolio', lcp: 1235, inp: 80, cls: 0.0123 }],
  ]);
  show('visible');
  show('hidden');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('figures that were not measured are left out', async () => {
  await start('/');
  heard.cls({ value: 0 });
  show('hidden');
  expect(told()).toEqual([['/report', { view: name, kind: 'vitals', page: '/', cls: 0 }]]);
});

it.each([
  ['nothing was measured', name],
  ['the server has not named the view', ''],
])('nothing is sent if %s', async (_, view) => {
  await start('/', view);
  if (!view) heard.lcp({ value: 1 });
  show('hidden');
  expect(sent).not.toHaveBeenCalled();
});
