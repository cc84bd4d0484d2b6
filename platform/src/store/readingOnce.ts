import { newestCopyKey } from './protocol/keys.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * The same store for one piece of work: a key that was found is read once, as no key ever changes but the copy of the newest entry. What is
 * not there is asked for again: somebody may write it. It is for work that removes nothing and ends before a collector could.
 */
export function readingOnce<Store extends Pick<ReleaseStore, 'read'>>(store: Store): Store {
  const reads = new Map<string, Promise<Buffer | undefined>>();
  return {
    ...store,
    async read(key: string) {
      if (key === newestCopyKey) return store.read(key);
      const reading = reads.get(key) ?? store.read(key);
      reads.set(key, reading);
      const found = await reading.catch(() => undefined);
      if (!found) reads.delete(key);
      return reading;
    },
  };
}
