import { afterEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { checkReadiness } from './operationsServer.ts';

afterEach(() => {
  vi.useRealTimers();
});

const entry = { number: 7, at: new Date(Date.now() - 3000).toISOString() } as LogEntry;
const notReady = (fact: string) => [
  503,
  { ready: false, fact: expect.stringContaining(fact), nextStep: expect.stringContaining('operate.md') },
];

it('readiness is 200 with the live entry and its age', async () => {
  expect(await checkReadiness(async () => entry)).toEqual([
    200,
    { ready: true, entry: 7, at: entry.at, ageSeconds: 3 },
  ]);
});

it('readiness is 503 if the store fails, is empty or does not answer in time', async () => {
  expect(await checkReadiness(() => Promise.reject(new Error('The store is away.')))).toEqual(
    notReady('The store is away.'),
  );
  expect(await checkReadiness(async () => undefined)).toEqual(notReady('the store was emptied'));
  vi.useFakeTimers();
  const late = checkReadiness(() => new Promise(() => {}));
  await vi.runAllTimersAsync();
  expect(await late).toEqual(notReady('has not responded for 2 seconds'));
});
