import { IntegrityError, InvalidInputError } from 'shared/contract';
import { afterEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { checkReadiness, type ServedEntry } from './operationsServer.ts';

afterEach(() => {
  vi.useRealTimers();
});

const entry = { number: 7, at: new Date(Date.now() - 3000).toISOString() } as LogEntry;
const notReady = (fact: string) => [
  503,
  { ready: false, fact: expect.stringContaining(fact), nextStep: expect.stringContaining('operate.md') },
];

const serves =
  (number: number, fault?: string): (() => Promise<ServedEntry>) =>
  async () => ({ number, fault });

it('readiness is 200 with the newest entry, its age and the entry that visitors get', async () => {
  expect(await checkReadiness(async () => entry, serves(7))).toEqual([
    200,
    { ready: true, entry: 7, serves: 7, at: entry.at, ageSeconds: 3 },
  ]);
  // The server has not looked at the new entry yet.
  expect(await checkReadiness(async () => entry, serves(6))).toMatchObject([200, { entry: 7, serves: 6 }]);
  // The fault is past: visitors get the newest entry.
  expect((await checkReadiness(async () => entry, serves(7, 'It was away.')))[0]).toBe(200);
});

it('readiness names the entry that visitors get, and the reason, if the newest one cannot be opened', async () => {
  expect(await checkReadiness(async () => entry, serves(6, 'Its listing was altered.'))).toMatchObject([
    200,
    {
      ready: true,
      entry: 7,
      serves: 6,
      fact: 'Visitors get entry 6, because entry 7 cannot be opened: Its listing was altered.',
      nextStep: 'docs/operate.md, "Altered or missing files".',
    },
  ]);
});

it('readiness is 200 if the newest entry was altered, or written by a newer version', async () => {
  const fact = 'log/00000007.json has an unknown field.';
  for (const error of [new InvalidInputError({ fact }), new IntegrityError({ fact })])
    expect(await checkReadiness(() => Promise.reject(error), serves(6))).toEqual([
      200,
      {
        ready: true,
        serves: 6,
        fact: `Visitors get entry 6, because the newest one cannot be opened: ${fact}`,
        nextStep: 'docs/operate.md, "Altered or missing files".',
      },
    ]);
});

it('readiness is 503 if the store fails, is empty or does not answer in time', async () => {
  expect(await checkReadiness(() => Promise.reject(new Error('The store is away.')), serves(7))).toEqual(
    notReady('The store is away.'),
  );
  expect(await checkReadiness(async () => undefined, serves(7))).toEqual(notReady('the store was emptied'));
  vi.useFakeTimers();
  const late = checkReadiness(() => new Promise(() => {}), serves(7));
  await vi.runAllTimersAsync();
  expect(await late).toEqual(notReady('has not responded for 2 seconds'));
});
