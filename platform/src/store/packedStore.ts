import { liesPacked, packedKey, unpackedReads } from './packedReads.ts';
import { packQuickly, unpack } from './packing.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Wraps a store so that it packs its tables. */
export function packedStore(store: ReleaseStore): ReleaseStore {
  return {
    ...store,
    read: unpackedReads(store.read, unpack) as ReleaseStore['read'],
    create: async (key, bytes) =>
      liesPacked(key) ? store.create(packedKey(key), await packQuickly(Buffer.from(bytes))) : store.create(key, bytes),
    upkeep: {
      ...store.upkeep,
      remove: (keys) => store.upkeep.remove([...new Set(keys.map((key) => (liesPacked(key) ? packedKey(key) : key)))]),
    },
  };
}
