import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';

interface Call {
  readonly verb: 'create' | 'read' | 'list' | 'remove' | 'replace';
  readonly key: string;
}

/** Wraps a store: every call passes through `wrap`, which may run it, skip it, or return another result. */
function wrapStore(
  store: ReleaseStore,
  wrap: <Result>(call: Call, act: () => Promise<Result>) => Promise<Result>,
): ReleaseStore {
  return {
    place: store.place,
    ...(store.folder && { folder: store.folder }),
    create: (key, bytes) => wrap({ verb: 'create', key }, () => store.create(key, bytes)),
    read: (key) => wrap({ verb: 'read', key }, () => store.read(key)),
    list: (prefix) => wrap({ verb: 'list', key: prefix }, () => store.list(prefix)),
    upkeep: {
      inventory: () => wrap({ verb: 'list', key: '' }, () => store.upkeep.inventory()),
      async remove(keys) {
        for (const key of keys) await wrap({ verb: 'remove', key }, () => store.upkeep.remove([key]));
      },
      replaceCopy: (bytes) => wrap({ verb: 'replace', key: 'composition.json' }, () => store.upkeep.replaceCopy(bytes)),
    },
  };
}

/**
 * Creates a store that kills this process (`kill -9`) in the middle of a write, after `changes` writes. Creating an existing key does not
 * count. In a folder, the write leaves a temporary file, as a killed writer does.
 */
export function createDyingStore(store: ReleaseStore, changes: number): ReleaseStore {
  let made = 0;
  // Allows only one write at a time, so that it is clear which one is the last.
  let before: Promise<unknown> = Promise.resolve();
  return wrapStore(store, (call, act) => {
    if (call.verb === 'read' || call.verb === 'list') return act();
    const turn = before.then(async () => {
      if (call.verb === 'create' && (await store.read(call.key))) return act();
      if (made === changes) {
        if (store.folder && call.verb === 'create') writePartialFile(join(store.folder, call.key));
        process.kill(process.pid, 'SIGKILL');
      }
      made += 1;
      return act();
    });
    before = turn.catch(() => {});
    return turn;
  });
}

function writePartialFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(dirname(file), `.${randomUUID()}.tmp`), 'half of it');
}

/** Creates a store with space for `space` new files. Further ones fail as on a full disk. Existing keys need no space. */
export function createFullStore(store: ReleaseStore, space: number): ReleaseStore {
  let left = space;
  return wrapStore(store, async (call, act) => {
    if (call.verb !== 'create' && call.verb !== 'replace') return act();
    if (call.verb === 'create' && (await store.read(call.key))) return act();
    if (left === 0)
      throw Object.assign(new Error(`There is no disk space left for ${call.key} in ${store.place}.`), {
        code: 'ENOSPC',
      });
    left -= 1;
    return act();
  });
}

/** Returns a generator of random numbers that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
