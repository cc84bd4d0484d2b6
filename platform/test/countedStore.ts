import type { ReleaseStore } from '../src/store/releaseStore.ts';

/** How often a store was asked, by what for. */
export interface StoreCounts {
  /** Reads of entries of the log, the missing next one among them. */
  log: number;
  /** Reads of releases: descriptions, signatures, files. */
  releases: number;
  /** Reads of pages, sites, and all the rest. */
  rest: number;
  lists: number;
  creates: number;
}

/** The same store, its calls counted. */
export function countedStore<Store extends ReleaseStore>(
  store: Store,
): { readonly store: Store; readonly counts: StoreCounts } {
  const counts: StoreCounts = { log: 0, releases: 0, rest: 0, lists: 0, creates: 0 };
  const counted: Store = {
    ...store,
    read: (key: string) => {
      if (key.startsWith('log/')) counts.log += 1;
      else if (/^[^/]+\/(?:\d+\.\d+\.\d+|browser\/|node\/|shown\/)/.test(key)) counts.releases += 1;
      else counts.rest += 1;
      return store.read(key);
    },
    list: (prefix: string) => {
      counts.lists += 1;
      return store.list(prefix);
    },
    create: (key: string, bytes: Uint8Array | string) => {
      counts.creates += 1;
      return store.create(key, bytes);
    },
  };
  return { store: counted, counts };
}
