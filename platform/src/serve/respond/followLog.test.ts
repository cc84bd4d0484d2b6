import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeEntry } from '../../../test/fakeSite.ts';
import { getEntryKey } from '../../store/protocol/keys.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { type FollowOptions, followLog } from './followLog.ts';

/** Bytes of the log's files, by key. Tests append entries. */
let keys: Map<string, Uint8Array>;
let time: number;
let reads: number;
let told: string[];

function append(number: number): void {
  const entry = createFakeEntry(number, `${number}`.padStart(16, '0'));
  keys.set(getEntryKey(number), new TextEncoder().encode(JSON.stringify(entry)));
}

beforeEach(() => {
  keys = new Map();
  time = 0;
  reads = 0;
  told = [];
  append(1);
});

const read: ReadKey = async (key) => {
  reads += 1;
  return keys.get(key);
};

/** Returns a `read` that waits until the test calls `goOn`. */
function held(): { read: ReadKey; goOn(): void } {
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  return { read: (key) => gate.then(() => read(key)), goOn: () => goOn() };
}

function follow(options: Partial<FollowOptions> = {}): () => Promise<number> {
  const live = followLog(
    { read, pollInterval: 500, report: (error) => told.push(`${error}`), now: () => time, ...options },
    async () => {},
  );
  return async () => (await live()).number;
}

const together = (live: () => Promise<number>, count = 40) => Promise.all(Array.from({ length: count }, live));

describe('after a minute without requests', () => {
  it.each([
    ['near the store', {}],
    ['far from the store', { preloadFiles: true, patience: 1000 }],
    ['if each request reads the log', { everyRequestChecks: true, patience: 1000 }],
  ])('simultaneous requests get the new entry, %s', async (_, options) => {
    const live = follow(options);
    expect(await live()).toBe(1);
    append(2);
    time += 60_000;
    expect(new Set(await together(live))).toEqual(new Set([2]));
  });

  it('simultaneous requests share one read of the log, unless each must read it', async () => {
    for (const [everyRequestChecks, atLeast, atMost] of [
      [false, 1, 1],
      [true, 40, 40],
    ] as const) {
      const live = follow({ everyRequestChecks });
      await live();
      reads = 0;
      time += 60_000;
      await together(live);
      expect(reads, `${everyRequestChecks}`).toBeGreaterThanOrEqual(atLeast);
      expect(reads, `${everyRequestChecks}`).toBeLessThanOrEqual(atMost);
    }
  });

  it('requests get the known entry if the store does not answer in time', async () => {
    const away = held();
    const state = { read };
    const live = follow({ read: (key) => state.read(key), preloadFiles: true, patience: 1 });
    await live();
    append(2);
    state.read = away.read;
    time += 60_000;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    time += 1000;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    away.goOn();
    await expect.poll(live).toBe(2);
  });

  it('requests get the known entry if the store fails, and the error is reported once', async () => {
    const state = { read };
    const live = follow({ read: (key) => state.read(key) });
    await live();
    state.read = () => Promise.reject(new Error('the store is away'));
    time += 60_000;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    expect(told).toEqual(['Error: the store is away']);
  });

  it('each check of the log is reported, with its error if it fails', async () => {
    const state = { read };
    const checks: string[] = [];
    const live = follow({ read: (key) => state.read(key), onCheck: (error) => checks.push(`${error}`) });
    await live();
    state.read = () => Promise.reject(new Error('the store is away'));
    time += 60_000;
    await together(live);
    state.read = read;
    time += 60_000;
    await together(live);
    expect(checks).toEqual(['Error: the store is away', 'undefined']);
  });
});

describe('between checks', () => {
  it('between checks requests get the known entry without a read until the interval ends', async () => {
    const live = follow();
    await live();
    append(2);
    reads = 0;
    time += 499;
    expect([await live(), reads]).toEqual([1, 0]);
    time += 1;
    expect(await live()).toBe(2);
  });

  it('with a remote store no request waits for a read', async () => {
    const slow = held();
    const state = { read };
    const live = follow({ read: (key) => state.read(key), preloadFiles: true, patience: 1000 });
    await live();
    append(2);
    state.read = slow.read;
    time += 500;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    slow.goOn();
    await expect.poll(live).toBe(2);
  });
});

it('a read that began earlier and ends later does not replace a newer entry', async () => {
  const slow = held();
  const state = { read };
  const live = follow({ read: (key) => state.read(key), everyRequestChecks: true });
  await live();
  state.read = slow.read;
  time += 60_000;
  const early = live();
  state.read = read;
  append(2);
  expect(await live()).toBe(2);
  slow.goOn();
  await early;
  expect(await live()).toBe(2);
});
