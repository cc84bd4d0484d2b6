import { isWorthPacking } from './compressedCopies.ts';
import { copySuffix } from './mediaTypes.ts';
import { liesPacked, packedKey, unpackedReads } from './packedReads.ts';
import { pack, packQuickly, unpack } from './packing.ts';
import { wholeOf } from './protocol/siteId.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** A store that keeps what packs well packed, and nothing beside it: a key and its brotli copy are one thing in it. */
export function packedStore(store: ReleaseStore): ReleaseStore {
  const packs = (key: string, bytes: Uint8Array): boolean => liesPacked(key) && isWorthPacking(bytes);
  return {
    ...store,
    packs,
    read: unpackedReads(store.read, unpack) as ReleaseStore['read'],
    async create(key, bytes) {
      const plain = Buffer.from(bytes);
      if (!packs(key, plain)) return store.create(key, bytes);
      const packing = key.startsWith('manifests/') ? packQuickly : pack;
      return store.create(packedKey(key), await packing(plain));
    },
    async list(prefix) {
      const names = await store.list(prefix);
      const wholes = names.flatMap((name) => {
        const whole = name.endsWith(copySuffix.br) ? wholeOf(name) : undefined;
        return whole !== undefined && liesPacked(prefix + whole) ? [whole] : [];
      });
      return [...new Set([...names, ...wholes])].sort();
    },
    upkeep: {
      ...store.upkeep,
      remove: (keys) =>
        store.upkeep.remove([...new Set(keys.flatMap((key) => (liesPacked(key) ? [key, packedKey(key)] : [key])))]),
    },
  };
}
