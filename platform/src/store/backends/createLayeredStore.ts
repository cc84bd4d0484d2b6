import type { BytesByKey, ReleaseStore } from './releaseStore.ts';

/**
 * Returns a store with a layer of files in memory above another store. Reads try the layer first, and writes go only there, so a trial run
 * does not change the store below.
 */
export function createLayeredStore(below: ReleaseStore, layer: BytesByKey): ReleaseStore {
  const above = new Map(Object.entries(layer).map(([key, bytes]) => [key, Buffer.from(bytes)]));
  const nothing = async () => {};
  return {
    place: below.place,
    ...(below.trusted && { trusted: below.trusted }),
    upkeep: { ...below.upkeep, remove: nothing, replaceCopy: nothing },
    read: async (key) => above.get(key) ?? below.read(key),
    async create(key, bytes) {
      if (above.has(key) || (await below.read(key))) return false;
      above.set(key, Buffer.from(bytes));
      return true;
    },
    async list(prefix) {
      const names = [...above.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length).split('/')[0] ?? '');
      return [...new Set([...(await below.list(prefix)), ...names])].sort();
    },
  };
}
