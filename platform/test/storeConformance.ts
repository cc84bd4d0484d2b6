import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { writeNewestCopy } from '../src/store/log/releaseLog.ts';
import { findNewestEntry } from '../src/store/protocol/findNewestEntry.ts';
import { getEntryKey } from '../src/store/protocol/keys.ts';
import type { LogEntry } from '../src/store/protocol/logEntry.ts';
import { createFakeEntry } from './fakeSite.ts';

/**
 * Tests the behaviour that all stores have in common.
 * @param openNew creates an empty store
 * @param again opens a store a second time, as another process would
 */
export function testStoreConformance(
  name: string,
  openNew: () => Promise<ReleaseStore>,
  again: (store: ReleaseStore) => Promise<ReleaseStore>,
): void {
  describe(`${name} as a store`, () => {
    it('a second create of a key changes nothing and returns false', async () => {
      const store = await openNew();
      expect(await store.create('a/b.txt', 'first')).toBe(true);
      expect(await store.create('a/b.txt', 'second')).toBe(false);
      expect(await store.create('a/b.txt', 'first')).toBe(false);
      expect((await (await again(store)).read('a/b.txt'))?.toString()).toBe('first');
    });

    it('of many simultaneous creates of a key exactly one succeeds', async () => {
      const store = await openNew();
      const writers = [store, await again(store), await again(store), await again(store)];
      for (let round = 1; round <= 10; round += 1) {
        const bodies = Array.from({ length: 20 }, (_, index) => `${round} by ${index}`);
        const results = await Promise.all(
          bodies.map((body, index) => writers[index % writers.length]?.create(getEntryKey(round), body)),
        );
        expect(results.filter(Boolean), `round ${round}`).toHaveLength(1);
        expect((await store.read(getEntryKey(round)))?.toString()).toBe(bodies[results.indexOf(true)]);
      }
      expect(await store.list('log/')).toEqual(
        Array.from({ length: 10 }, (_, index) => getEntryKey(index + 1).slice(4)),
      );
    });

    it('a counter in log entries loses no increment of simultaneous writers', async () => {
      const store = await openNew();
      const movers = Array.from({ length: 8 }, (_, index) => index);
      await Promise.all(
        movers.map(async (mover) => {
          const own = await again(store);
          for (let moves = 0; moves < 3; ) {
            const seen = await findNewestEntry(own.read);
            const moved = entryAfter(seen, `${mover}`);
            if (await own.create(getEntryKey(moved.number), JSON.stringify(moved))) moves += 1;
          }
        }),
      );
      const newest = await findNewestEntry(store.read);
      expect(newest?.number).toBe(24);
      expect(Object.values(newest?.composition.site ?? {})).toEqual(movers.map(() => 3));
    });

    it('a reader never sees a partial file while a large one is written', async () => {
      const store = await openNew();
      const reader = await again(store);
      const large = randomBytes(8_000_000);
      let written = false;
      const writing = store.create('large/file.bin', large).then(() => {
        written = true;
      });
      let seen: Buffer | undefined;
      do {
        seen = await reader.read('large/file.bin');
        if (seen) expect(digest(seen)).toBe(digest(large));
      } while (!written || !seen);
      await writing;
    });

    it('large files, empty files and every byte value are stored exactly', async () => {
      const store = await openNew();
      const every = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
      const large = randomBytes(40_000_000);
      for (const [key, bytes] of Object.entries({
        'x/every.bin': every,
        'x/large.bin': large,
        'x/empty.txt': Buffer.alloc(0),
      })) {
        expect(await store.create(key, bytes)).toBe(true);
        expect(digest((await store.read(key)) ?? 'nothing'), key).toBe(digest(bytes));
      }
    });

    it('a missing key is undefined at any depth', async () => {
      const store = await openNew();
      await store.create('a/b/c.txt', 'x');
      for (const key of ['nothing', 'a/nothing', 'a/b/c.tx', 'a/b/c.txt2', 'n/o/t/h/i/n/g'])
        expect(await store.read(key), key).toBeUndefined();
    });

    it('list returns the names directly below a prefix, sorted and without repetition', async () => {
      const store = await openNew();
      for (const key of ['a/2/x.js', 'a/2/y.js', 'a/10/deep/z.js', 'a/file.json', 'ab/file.json', 'log.txt'])
        await store.create(key, key);
      expect(await store.list('')).toEqual(['a', 'ab', 'log.txt']);
      expect(await store.list('a/')).toEqual(['10', '2', 'file.json']);
      expect(await store.list('a/2/')).toEqual(['x.js', 'y.js']);
      expect(await store.list('nothing/')).toEqual([]);
    });

    it('list returns more names than fit into one response of a server', async () => {
      const store = await openNew();
      const names = Array.from({ length: 1100 }, (_, index) => `${String(index).padStart(5, '0')}.html`);
      for (let from = 0; from < names.length; from += 50)
        await Promise.all(names.slice(from, from + 50).map((each) => store.create(`pages/${each}`, '')));
      expect(await store.list('pages/')).toEqual(names);
    }, 60_000);

    it('file names of builds are allowed', async () => {
      const store = await openNew();
      const keys = [
        'a/1.0.0-0f/browser/@mf-types/src/Button.css.d.ts',
        'a/1.0.0/browser/js/__federation_expose_remote.1a2b.js.br',
        'a/~x+1',
      ];
      for (const key of keys) {
        expect(await store.create(key, key), key).toBe(true);
        expect((await store.read(key))?.toString()).toBe(key);
      }
      expect(await store.list('a/1.0.0-0f/browser/')).toEqual(['@mf-types']);
    });

    it.each([
      ['', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/./b', '.hidden', 'a/.b.tmp'],
      ['a b', 'a\\b', 'a\0b', 'a\nb', 'a%2fb', 'a?b', 'a#b', 'a:b', 'a*b', 'a"b', 'a&b', 'файл.js', 'é.js', 'a\u202eb'],
      ['x'.repeat(201), `${'x/'.repeat(500)}x`],
    ])('a key that another store would refuse is refused: %j …', async (...keys) => {
      const store = await openNew();
      for (const key of keys) {
        await expect(store.create(key, 'x'), key).rejects.toThrow(
          /is not a valid key of a store[\s\S]*Rename the file/,
        );
        await expect(store.read(key), key).rejects.toThrow(/is not a valid key/);
        await expect(store.list(`${key}/`), key).rejects.toThrow(/is not a valid prefix/);
      }
      expect(await store.upkeep.inventory()).toEqual([]);
    });

    it('the inventory lists keys with sizes and times, and remove removes the named keys', async () => {
      const store = await openNew();
      const before = Date.now();
      await store.create('a/1.0.0/browser/x.js', '12345');
      await store.create('b/1.0.0/release.json', '{}');
      const [first, ...others] = await store.upkeep.inventory();
      expect(first).toMatchObject({ key: 'a/1.0.0/browser/x.js', bytes: 5 });
      // Allows a minute, because servers return whole seconds and have their own clock.
      expect(Math.abs((first?.at ?? 0) - before)).toBeLessThan(60_000);
      expect(others.map(({ key }) => key)).toEqual(['b/1.0.0/release.json']);
      await store.upkeep.remove(['a/1.0.0/browser/x.js', 'a/1.0.0/browser/gone.js']);
      expect(await store.list('')).toEqual(['b']);
      expect(await store.create('a/1.0.0/browser/x.js', 'anew')).toBe(true);
    });

    it('the copy of the newest entry is updated', async () => {
      const store = await openNew();
      const first = entryAfter(undefined, 'a');
      await store.create(getEntryKey(1), JSON.stringify(first));
      expect(await writeNewestCopy(store)).toBeUndefined();
      const second = entryAfter(first, 'b');
      await store.create(getEntryKey(2), JSON.stringify(second));
      expect(await writeNewestCopy(store)).toBeUndefined();
      expect(JSON.parse((await store.read('composition.json'))?.toString() ?? '')).toEqual(second);
    });
  });
}

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the log entry that a writer adds after `seen`. The writer's own counter in it is one higher, so that a lost entry is noticed. */
function entryAfter(seen: LogEntry | undefined, mover: string): LogEntry {
  const counts = (seen?.composition.site ?? {}) as Readonly<Record<string, number>>;
  return createFakeEntry((seen?.number ?? 0) + 1, '0'.repeat(16), {
    nonce: mover,
    composition: { releases: {}, site: { ...counts, [mover]: (counts[mover] ?? 0) + 1 } },
  });
}
