import { type KnownPages, readListedPages } from '../../compose/pages/knownPages.ts';
import type { Dating } from '../../compose/pages/pageDates.ts';
import { composeSite } from '../../compose/site/composeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { getBlobKey, getContentKey } from '../../store/protocol/content.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Files by key. */
type Files = ReadonlyMap<string, Buffer>;

/** Verified files of a recomposed site. */
export interface RebuiltSite {
  readonly files: Files;
  /** True if the recomposed site has the same id, so that all its files are verified. */
  readonly whole: boolean;
}

/** A possible composition of a site, and the possible dates of its pages. */
export interface DatedComposition {
  readonly composition: Composition;
  readonly dating: Dating;
}

/**
 * Composes a site in memory and returns the verified files: all if the site has the same id, otherwise those whose integrity values its
 * listing names.
 * @throws as `composeSite` does
 */
export async function rebuildSite(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  { composition, dating }: DatedComposition,
): Promise<RebuiltSite> {
  const made = new Map<string, Buffer>();
  const scratch = createScratchStore(store, made);
  const { site } = await composeSite(scratch, composition, { known: await readValidPages(scratch, inspected), dating });
  if (site === id) return { files: made, whole: true };
  const listing = inspected.listings.get(id);
  return { files: listing ? pickSameFiles(listing, made) : new Map(), whole: false };
}

/** Returns the valid pages of all listings. */
async function readValidPages(store: ReleaseStore, { findings, listings }: InspectedStore): Promise<KnownPages> {
  const broken = new Set(findings.map(({ key }) => key));
  const known = await readListedPages(store, [...listings.values()]);
  return new Map([...known].filter(([, { content }]) => !broken.has(getContentKey(content))));
}

/** Makes a store without composed sites that keeps writes in memory. */
function createScratchStore(store: ReleaseStore, made: Map<string, Buffer>): ReleaseStore {
  const read = async (key: string) => {
    const bytes = made.get(key) ?? (key.startsWith('sites/') ? undefined : await store.read(key));
    // Hides altered blobs.
    return bytes && key.startsWith('blobs/') && getBlobKey(computeIntegrity(bytes)) !== key ? undefined : bytes;
  };
  return {
    ...store,
    read,
    async create(key, bytes) {
      if (await read(key)) return false;
      made.set(key, Buffer.from(bytes));
      return true;
    },
  };
}

/** Picks the files that the listing names with the same bytes. */
function pickSameFiles(listing: SiteListing, made: Files): Files {
  const named = new Set(Object.values(listing.files).map(getBlobKey));
  return new Map([...made].filter(([key]) => named.has(key)));
}
