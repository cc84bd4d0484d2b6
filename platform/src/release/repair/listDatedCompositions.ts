import { createDating, type DatePages, parseSiteMapDates, siteMapFileName } from '../../compose/pages/modifiedDates.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { ignoreUnreadable } from '../../store/protocol/ignoreUnreadable.ts';
import { readListed } from '../../store/protocol/siteListing.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';
import { listCompositionsOfSite, type PossibleComposition } from './listCompositionsOfSite.ts';
import { type CompositionCandidate, rebuildSite } from './rebuildSite.ts';

/**
 * Yields compositions that may have given a site, each with possible dates of its pages. Dates come from the site's own site map, or from
 * the site before, which is composed again if it is broken. The caller must check the ID or integrity value of each file.
 * @param trying sites that are being composed again, because rollbacks may form a cycle
 */
export async function* listDatedCompositions(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  trying: ReadonlySet<string> = new Set(),
): AsyncGenerator<CompositionCandidate> {
  const listing = inspected.listings.get(id);
  const siteMap =
    listing && (await readListed({ read: store.read, unpack }, listing, siteMapFileName).catch(ignoreUnreadable));
  const origins = listCompositionsOfSite(inspected, id);
  if (siteMap)
    for (const { composition } of origins)
      yield { composition, dating: async () => parseSiteMapDates(siteMap.toString('utf8')) };
  for (const origin of origins)
    yield {
      composition: origin.composition,
      dating: createFormerDating(store, inspected, origin, new Set([...trying, id])),
    };
}

/** Returns a function that finds the dates that pages had when this site was composed. */
function createFormerDating(
  store: ReleaseStore,
  inspected: InspectedStore,
  { before, at }: PossibleComposition,
  trying: ReadonlySet<string>,
): DatePages {
  if (!before) return createDating(store, undefined, at);
  return async (pages) => {
    try {
      return await createDating(store, before, at)(pages);
    } catch (error) {
      if (trying.has(before.site)) throw error;
      const made = await composeAgain(store, inspected, before.site, trying);
      const read = async (key: string) => made.get(key) ?? (await store.read(key));
      return await createDating({ read }, before, at)(pages);
    }
  };
}

/** Composes a broken site again, in memory. @returns its files; none if they form a site with another ID */
async function composeAgain(
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
