import type { BytesByKey, ReleaseStore } from './releaseStore.ts';

/**
 * Returns a store with a layer of files in memory above another store. Reads try the layer first, and writes go only there, so a trial run
 * does not change the store below.
 */
export function createLayeredStore(below: ReleaseStore, layer: BytesByKey): ReleaseStore {
  const above = new Map(Object.entries(layer).map(([key, bytes]) => [key, Buffer.from(bytes)]));
  const removed = new Set<string>();
  const readBelow = async (key: string) => (removed.has(key) ? undefined : below.read(key));
  return {
    place: below.place,
    ...(below.trusted && { trusted: below.trusted }),
    upkeep: {
      ...below.upkeep,
      replaceCopy: async () => {},
      async remove(keys) {
        for (const key of keys) {
          above.delete(key);
          removed.add(key);
        }
      },
    },
    read: async (key) => above.get(key) ?? readBelow(key),
    async create(key, bytes) {
      if (above.has(key) || (await readBelow(key))) return false;
      above.set(key, Buffer.from(bytes));
      return true;
    },
    async list(prefix) {
      const names = [...above.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length).split('/')[0] ?? '');
      const namesBelow = (await below.list(prefix)).filter((name) => !removed.has(prefix + name));
      return [...new Set([...namesBelow, ...names])].sort();
    },
  };
}
