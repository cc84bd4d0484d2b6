import { type Dating, datedAfter, datesIn, siteMapFile } from '../../compose/pageDates.ts';
import { unpackedReads } from '../../store/packedReads.ts';
import { unpack } from '../../store/packing.ts';
import { siteKey } from '../../store/protocol/keys.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { InspectedStore } from '../verifyStore.ts';
import { compositionsOf, type Origin } from './compositionsOf.ts';
import { type Dated, rebuildSite } from './rebuildSite.ts';

/**
 * What a site may have been composed of, with the days of its pages: those of its own site map, where that can be read; those that follow
 * from the site that was live before, composed again where it is broken, too. Whatever is tried, only what comes out with the name or the
 * integrity that is wanted is taken.
 */
export async function* datedOf(store: ReleaseStore, inspected: InspectedStore, id: string): AsyncGenerator<Dated> {
  const own = await store.read(siteKey(id, siteMapFile)).catch(() => undefined);
  const origins = compositionsOf(inspected, id);
  if (own)
    for (const { composition } of origins) yield { composition, dating: async () => datesIn(own.toString('utf8')) };
  for (const origin of origins)
    yield { composition: origin.composition, dating: await datingOf(store, inspected, origin) };
}

/** The days as they were found when the site was composed. */
async function datingOf(store: ReleaseStore, inspected: InspectedStore, { before, at }: Origin): Promise<Dating> {
  if (!before) return datedAfter(store, undefined, at);
  return async (pages) => {
    try {
      return await datedAfter(store, before, at)(pages);
    } catch {
      const made = await composedAgain(store, inspected, before.site);
      const read = unpackedReads(async (key: string) => made.get(key) ?? (await store.read(key)), unpack);
      return await datedAfter({ read: read as ReleaseStore['read'] }, before, at)(pages);
    }
  };
}

/** The files of a site that is broken, in memory; none where it does not come out as it was. */
async function composedAgain(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
): Promise<ReadonlyMap<string, Buffer>> {
  for await (const dated of datedOf(store, inspected, id)) {
    const { files, whole } = await rebuildSite(store, inspected, id, dated);
    if (whole) return files;
  }
  return new Map();
}
