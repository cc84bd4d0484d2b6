import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** The same store, its reads of entries and its creates counted. The missing next entry is one, too. */
export function countedStore(store: ReleaseStore) {
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
