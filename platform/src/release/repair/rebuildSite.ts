import { type ReusablePages, readListedPages } from '../../compose/pages/knownPages.ts';
import type { DatePages } from '../../compose/pages/modifiedDates.ts';
import { composeSite } from '../../compose/site/composeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { getBlobKey, getContentKey } from '../../store/protocol/content.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Bytes by key. */
type Files = ReadonlyMap<string, Buffer>;

/** Files of a site that was composed again, all verified. */
export interface RebuiltSite {
  readonly files: Files;
  /** True if the new site has the ID of the broken one, so all its files are right. */
  readonly whole: boolean;
}

/** Composition that may have given a site, with possible dates of its pages. */
export interface CompositionCandidate {
  readonly composition: Composition;
  readonly dating: DatePages;
}

/**
 * Composes a site in memory. @returns all files if the site has the ID `id`; otherwise only those whose integrity values its listing names
 * @throws as `composeSite` does
 */
export async function rebuildSite(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  { composition, dating }: CompositionCandidate,
): Promise<RebuiltSite> {
  const made = new Map<string, Buffer>();
  const scratch = createScratchStore(store, made);
  const known = await readValidPages(scratch, inspected);
  // Leaves out entries of site.json that newer pages have taken, as the promotion did. The ID decides whether the site is the same.
  const { site } = await composeSite(scratch, composition, { known, dating, onLeftOut: () => {} });
  if (site === id) return { files: made, whole: true };
  const listing = inspected.listings.get(id);
  return { files: listing ? pickSameFiles(listing, made) : new Map(), whole: false };
}

/** Reads all pages that readable listings name, except those with broken bytes. */
async function readValidPages(store: ReleaseStore, { findings, listings }: InspectedStore): Promise<ReusablePages> {
  const broken = new Set(findings.map(({ key }) => key));
  const listedPages = await readListedPages(store, [...listings.values()]);
  return new Map([...listedPages].filter(([, { content }]) => !broken.has(getContentKey(content))));
}

/** Returns a store without composed sites, so that compose makes all files anew. It keeps writes in memory. */
function createScratchStore(store: ReleaseStore, made: Map<string, Buffer>): ReleaseStore {
  const read = async (key: string) => {
    const bytes = made.get(key) ?? (key.startsWith('sites/') ? undefined : await store.read(key));
    // Hides blobs with altered bytes, so that compose does not use them.
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

function pickSameFiles(listing: SiteListing, made: Files): Files {
  const listedBlobs = new Set(Object.values(listing.files).map(getBlobKey));
  return new Map([...made].filter(([key]) => listedBlobs.has(key)));
}
