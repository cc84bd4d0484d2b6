import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeEntry } from '../../../test/fakeSite.ts';
import { getEntryKey } from '../../store/protocol/keys.ts';
import type { ReadKey } from '../../store/protocol/readKey.ts';
import { type FollowOptions, followLog } from './followLog.ts';

/** A log whose entries are added by hand, and a clock that goes on by hand. */
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

/** A read that waits until it is told to go on. */
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

describe('after a quiet spell', () => {
  it.each([
    ['beside the store', {}],
    ['far from it', { ahead: true, patience: 1000 }],
    ['where each request looks for itself', { eachLooks: true, patience: 1000 }],
  ])('all requests that come together get what has become live, %s', async (_, options) => {
    const live = follow(options);
    expect(await live()).toBe(1);
    append(2);
    time += 60_000;
    expect(new Set(await together(live))).toEqual(new Set([2]));
  });

  it('they share one look, unless each has to look for itself', async () => {
    for (const [eachLooks, atLeast, atMost] of [
      [false, 1, 1],
      [true, 40, 40],
    ] as const) {
      const live = follow({ eachLooks });
      await live();
      reads = 0;
      time += 60_000;
      await together(live);
      expect(reads, `${eachLooks}`).toBeGreaterThanOrEqual(atLeast);
      expect(reads, `${eachLooks}`).toBeLessThanOrEqual(atMost);
    }
  });

  it('they get what is known where the store does not answer in time, and those who come later at once', async () => {
    const away = held();
    const state = { read };
    const live = follow({ read: (key) => state.read(key), ahead: true, patience: 1 });
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

  it('they get what is known where the store fails, which is told once', async () => {
    const state = { read };
    const live = follow({ read: (key) => state.read(key) });
    await live();
    state.read = () => Promise.reject(new Error('the store is away'));
    time += 60_000;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    expect(told).toEqual(['Error: the store is away']);
  });
});

describe('under way', () => {
  it('what is known answers without a look while it is young', async () => {
    const live = follow();
    await live();
    append(2);
    reads = 0;
    time += 499;
    expect([await live(), reads]).toEqual([1, 0]);
    time += 1;
    expect(await live()).toBe(2);
  });

  it('nobody waits for a look far from the store', async () => {
    const slow = held();
    const state = { read };
    const live = follow({ read: (key) => state.read(key), ahead: true, patience: 1000 });
    await live();
    append(2);
    state.read = slow.read;
    time += 500;
    expect(new Set(await together(live))).toEqual(new Set([1]));
    slow.goOn();
    await expect.poll(live).toBe(2);
  });
});

it('an older look that ends last takes nothing back', async () => {
  const slow = held();
  const state = { read };
  const live = follow({ read: (key) => state.read(key), eachLooks: true });
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
