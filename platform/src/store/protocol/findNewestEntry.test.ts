import { describe, expect, it } from 'vitest';
import { findNewestEntry } from './findNewestEntry.ts';
import { getEntryKey } from './keys.ts';
import { createReadCache, missingCacheMs } from './readKey.ts';

const entry = (number: number) => ({
  format: 3,
  number,
  at: '2026-01-01T00:00:00.000Z',
  who: 'test',
  why: 'test',
  nonce: '1',
  composition: { releases: {}, site: {} },
  site: '0123456789abcdef',
  recipe: 'r',
  previous: '',
  verb: 'test',
  earlier: {},
  manifest: '0'.repeat(64),
});

/** Makes a log with `count` entries that counts its reads. */
function logOf(count: number, hint?: unknown) {
  const keys = new Map(
    Array.from({ length: count }, (_, index) => [getEntryKey(index + 1), JSON.stringify(entry(index + 1))]),
  );
  if (hint !== undefined) keys.set('composition.json', JSON.stringify(hint));
  const log = {
    reads: 0,
    keys,
    read: async (key: string) => {
      log.reads += 1;
      const text = keys.get(key);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
  };
  return log;
}

describe('the newest entry', () => {
  it.each([1, 2, 3, 7, 8, 100, 1000])('the newest of %i entries is found without a hint', async (count) => {
    const log = logOf(count);
    expect((await findNewestEntry(log.read))?.number).toBe(count);
  });

  it('finding the newest entry needs three reads from composition.json on, and one from a known entry on', async () => {
    const log = logOf(1000, { number: 1000 });
    const known = await findNewestEntry(log.read);
    expect([known?.number, log.reads]).toEqual([1000, 3]);
    await findNewestEntry(log.read, known);
    expect(log.reads).toBe(4);
  });

  it('the search for the newest entry starts at an old composition.json, and ignores a wrong one', async () => {
    for (const hint of [{ number: 3 }, { number: 99 }, { number: 'x' }, 'no entry', {}])
      expect((await findNewestEntry(logOf(10, hint).read))?.number, JSON.stringify(hint)).toBe(10);
  });

  it('the newest entry is undefined in an empty log, and a failed read throws', async () => {
    expect(await findNewestEntry(logOf(0).read)).toBeUndefined();
    const failing = async () => {
      throw new Error('the store is away');
    };
    await expect(findNewestEntry(failing)).rejects.toThrow('the store is away');
    const torn = logOf(2);
    torn.keys.set(getEntryKey(3), '{torn');
    await expect(findNewestEntry(torn.read)).rejects.toThrow('log/00000003.json is not JSON');
  });
});

describe('cached reads', () => {
  it('an existing key is read from the store once, while the read cache has room', async () => {
    const log = logOf(3);
    const read = createReadCache(log.read, 500);
    await read(getEntryKey(1));
    await read(getEntryKey(1));
    expect(log.reads).toBe(1);
    for (const number of [2, 3, 1]) await read(getEntryKey(number));
    expect(log.reads).toBe(4);
  });

  it('a missing key is read again by the read cache after some seconds', async () => {
    const log = logOf(1);
    let time = 0;
    const read = createReadCache(log.read, 500, () => time);
    for (let asked = 0; asked < 20; asked += 1) expect(await read('later')).toBeUndefined();
    expect(log.reads).toBe(1);
    log.keys.set('later', 'it');
    time = missingCacheMs - 1;
    expect(await read('later')).toBeUndefined();
    time = missingCacheMs;
    expect(await read('later')).toBeDefined();
    expect(log.reads).toBe(2);
  });

  it('the oldest missing keys are dropped when the read cache is full', async () => {
    const log = logOf(1);
    const read = createReadCache(log.read, 500);
    await read('first');
    for (let other = 0; other < 200; other += 1) await read(`${other}`.padEnd(8000, 'x'));
    const before = log.reads;
    await read('first');
    expect(log.reads).toBe(before + 1);
  });

  it('a failed read is not cached', async () => {
    let away = true;
    const read = createReadCache(async () => {
      if (away) throw new Error('the store is away');
      return undefined;
    }, 500);
    await expect(read('it')).rejects.toThrow('the store is away');
    away = false;
    expect(await read('it')).toBeUndefined();
  });
});
