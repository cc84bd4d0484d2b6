import { packQuickly, unpack } from '../bytes/packing.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { getPackedKey, isStoredPacked, unpackReads } from './unpackReads.ts';

/** Wraps a store, so that it stores manifests, tables and delta listings compressed with brotli. */
export function createCompressedStore(store: ReleaseStore): ReleaseStore {
  return {
    ...store,
    read: unpackReads(store.read, unpack) as ReleaseStore['read'],
    create: async (key, bytes) =>
      isStoredPacked(key)
        ? store.create(getPackedKey(key), await packQuickly(Buffer.from(bytes)))
        : store.create(key, bytes),
    upkeep: {
      ...store.upkeep,
      remove: (keys) =>
        store.upkeep.remove([...new Set(keys.map((key) => (isStoredPacked(key) ? getPackedKey(key) : key)))]),
    },
  };
}
