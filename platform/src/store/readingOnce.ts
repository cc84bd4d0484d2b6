import { LRUCache } from 'lru-cache';
import { newestCopyKey } from './protocol/keys.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** The cache's size in bytes: twice a site of fifty pages with all its releases, and a part of a thousand pages. */
const atMost = 32 * 1024 * 1024;

/**
 * The same store for one piece of work: a key that was found is read once, as no key ever changes but the copy of the newest entry. What was
 * used longest ago is read again where there is much of it. What is not there is asked for again: somebody may write it. It is for work that
 * removes nothing and ends before a collector could.
 */
export function readingOnce<Store extends Pick<ReleaseStore, 'read'>>(store: Store): Store {
  const found = new LRUCache<string, Buffer>({ maxSize: atMost, sizeCalculation: ({ length }) => length + 1 });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    async read(key: string) {
      if (key === newestCopyKey) return store.read(key);
      const known = found.get(key);
      if (known) return known;
      const reading = underWay.get(key) ?? store.read(key);
      underWay.set(key, reading);
      try {
        const bytes = await reading;
        if (bytes) found.set(key, bytes);
        return bytes;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
