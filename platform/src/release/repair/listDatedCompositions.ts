import { createDating, type Dating, parseSiteMapDates, siteMapFile } from '../../compose/pages/pageDates.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { ignoreUnreadable } from '../../store/protocol/ignoreUnreadable.ts';
import { readListed } from '../../store/protocol/siteListing.ts';
import { unpack } from '../../store/utilities/packing.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import { listPossibleCompositions, type PossibleComposition } from './listPossibleCompositions.ts';
import { type DatedComposition, rebuildSite } from './rebuildSite.ts';

/**
 * Yields possible origins of a site with the dates of its pages: those of its own site map if readable, then those that follow from the
 * site before, which is composed again if it is broken, too. The caller only takes results with the right name or integrity.
 * @param trying sites that are being recomposed: rollbacks may form a cycle
 */
export async function* listDatedCompositions(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  trying: ReadonlySet<string> = new Set(),
): AsyncGenerator<DatedComposition> {
  const listing = inspected.listings.get(id);
  const own = listing && (await readListed({ read: store.read, unpack }, listing, siteMapFile).catch(ignoreUnreadable));
  const origins = listPossibleCompositions(inspected, id);
  if (own)
    for (const { composition } of origins)
      yield { composition, dating: async () => parseSiteMapDates(own.toString('utf8')) };
  for (const origin of origins)
    yield { composition: origin.composition, dating: datingOf(store, inspected, origin, new Set([...trying, id])) };
}

/** Returns the function that found the dates when the site was composed. */
function datingOf(
  store: ReleaseStore,
  inspected: InspectedStore,
  { before, at }: PossibleComposition,
  trying: ReadonlySet<string>,
): Dating {
  if (!before) return createDating(store, undefined, at);
  return async (pages) => {
    try {
      return await createDating(store, before, at)(pages);
    } catch (error) {
      if (trying.has(before.site)) throw error;
      const made = await composedAgain(store, inspected, before.site, trying);
      const read = async (key: string) => made.get(key) ?? (await store.read(key));
      return await createDating({ read }, before, at)(pages);
    }
  };
}

/** Composes a broken site in memory; no files if it does not come out as it was. */
async function composedAgain(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  trying: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  for await (const dated of listDatedCompositions(store, inspected, id, trying)) {
    const made = await rebuildSite(store, inspected, id, dated).catch(() => undefined);
    if (made?.whole) return made.files;
  }
  return new Map();
}
