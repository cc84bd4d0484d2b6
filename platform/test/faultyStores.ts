import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** One call of a store: what is asked, of which key. */
interface Call {
  readonly verb: 'create' | 'read' | 'list' | 'remove' | 'replace';
  readonly key: string;
}

/** A store whose every call passes through `around`, which may do it, leave it, or do it and say otherwise. */
function around(
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
 * Kills this process (`kill -9`) in the middle of a change, after so many others have been made. What was there already is no change. In
 * a folder the half-written file is left as a killed writer leaves it.
 */
export function dyingStore(store: ReleaseStore, changes: number): ReleaseStore {
  let made = 0;
  // One change at a time: it must be certain which one is the last.
  let before: Promise<unknown> = Promise.resolve();
  return around(store, (call, act) => {
    if (call.verb === 'read' || call.verb === 'list') return act();
    const turn = before.then(async () => {
      if (call.verb === 'create' && (await store.read(call.key))) return act();
      if (made === changes) {
        if (store.folder && call.verb === 'create') leaveHalf(join(store.folder, call.key));
        process.kill(process.pid, 'SIGKILL');
      }
      made += 1;
      return act();
    });
    before = turn.catch(() => {});
    return turn;
  });
}

function leaveHalf(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(join(dirname(file), `.${randomUUID()}.tmp`), 'half of it');
}

/** Has space for so many new files, and then says what a full disk says. What is there already needs none. */
export function fullStore(store: ReleaseStore, space: number): ReleaseStore {
  let left = space;
  return around(store, async (call, act) => {
    if (call.verb !== 'create' && call.verb !== 'replace') return act();
    if (call.verb === 'create' && (await store.read(call.key))) return act();
    if (left === 0)
      throw Object.assign(new Error(`There is no space left for ${call.key} in ${store.place}.`), { code: 'ENOSPC' });
    left -= 1;
    return act();
  });
}

/** Random numbers that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
