import type { ReleaseStore } from './releaseStore.ts';

/**
 * The same store for one look at it: each key is read once, also one that is not there. It is for work that writes nothing and asks nobody
 * what is new.
 */
export function readingOnce(store: ReleaseStore): ReleaseStore {
  const reads = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    read(key) {
      const known = reads.get(key) ?? store.read(key);
      reads.set(key, known);
      return known;
    },
  };
}
