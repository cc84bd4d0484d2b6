import { LRUCache } from 'lru-cache';
import { newestCopyKey } from '../protocol/keys.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** Maximum bytes of the cache: a site of fifty pages with all its releases needs half, a thousand pages do not fit. */
const atMost = 32 * 1024 * 1024;

/**
 * Caches the reads of one command, because bytes of a key never change, except the copy of the newest entry. Reads missing keys again,
 * because another command may create them, and keys that the command itself has removed. Only for commands that end before `release gc`
 * removes what they have read.
 */
export function cacheStoreReads<Store extends Pick<ReleaseStore, 'read'> & Partial<Pick<ReleaseStore, 'upkeep'>>>(
  store: Store,
): Store {
  const cachedBytes = new LRUCache<string, Buffer>({ maxSize: atMost, sizeCalculation: ({ length }) => length + 1 });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const { upkeep } = store;
  return {
    ...store,
    ...(upkeep && {
      upkeep: {
        ...upkeep,
        async remove(keys: readonly string[]) {
          await upkeep.remove(keys);
          for (const key of keys) cachedBytes.delete(key);
        },
      },
    }),
    async read(key: string) {
      if (key === newestCopyKey) return store.read(key);
      const cached = cachedBytes.get(key);
      if (cached) return cached;
      const reading = underWay.get(key) ?? store.read(key);
      underWay.set(key, reading);
      try {
        const bytes = await reading;
        if (bytes) cachedBytes.set(key, bytes);
        return bytes;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
