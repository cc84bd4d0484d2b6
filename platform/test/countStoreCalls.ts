import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';

/** Wraps a store, and counts its creates and its reads of log entries, including the read that finds no next entry. */
export function countStoreCalls(store: ReleaseStore) {
  const counts = { log: 0, creates: 0 };
  const counted: ReleaseStore = {
    ...store,
    read(key) {
      if (key.startsWith('log/')) counts.log += 1;
      return store.read(key);
    },
    create(key, bytes) {
      counts.creates += 1;
      return store.create(key, bytes);
    },
  };
  return { store: counted, counts };
}
