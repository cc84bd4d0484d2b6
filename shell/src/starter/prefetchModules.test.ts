// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { prefetchModules } from './prefetchModules.browser.ts';

const modules = [{ url: '/r/shell/js/main.1a2b3c4d.js', integrity: 'sha256-x' }];
const asked = vi.fn(async (..._asked: unknown[]) => new Response(''));

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
});

const on = (line: Record<string, unknown> | undefined) => {
  vi.stubGlobal('navigator', { connection: line });
  prefetchModules(modules);
  return asked.mock.calls.length;
};

it('modules are prefetched with their integrity on a fast, unmetered connection', () => {
  expect(on({ effectiveType: '4g', downlink: 10 })).toBe(1);
  expect(asked.mock.calls[0]).toEqual([modules[0]?.url, { integrity: 'sha256-x', priority: 'low' }]);
});

it.each([
  ['is unknown', undefined],
  ['is slow', { effectiveType: '4g', downlink: 1.6 }],
  ['is 3G', { effectiveType: '3g', downlink: 10 }],
  ['is cellular', { effectiveType: '4g', downlink: 10, type: 'cellular' }],
  ['saves data', { effectiveType: '4g', downlink: 10, saveData: true }],
])('nothing is prefetched if the connection %s', (_how, line) => expect(on(line)).toBe(0));
