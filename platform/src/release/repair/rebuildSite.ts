import { composeSite } from '../../compose/composeSite.ts';
import { type KnownPages, pagesOf } from '../../compose/keptPages.ts';
import type { Dating } from '../../compose/pageDates.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { blobKey, contentKey } from '../../store/protocol/content.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import type { SiteListing } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { InspectedStore } from '../verify/verifyStore.ts';

/** Files by their keys. */
type Files = ReadonlyMap<string, Buffer>;

/** Files that composing a site again has made for certain. */
export interface RebuiltSite {
  readonly files: Files;
  /** True if it is the very site, and not only files of it that came out the same. */
  readonly whole: boolean;
}

/** The composition that a site may have been composed of, and the days that its site map may say. */
export interface Dated {
  readonly composition: Composition;
  readonly dating: Dating;
}

/**
 * Composes a site again, in memory, and gives those of its files that are certain: all, if it has the same name again, for that is made of
 * all its bytes; else those that its listing names with just these bytes.
 * @throws what composing throws
 */
export async function rebuildSite(
  store: ReleaseStore,
  inspected: InspectedStore,
  id: string,
  { composition, dating }: Dated,
): Promise<RebuiltSite> {
  const made = new Map<string, Buffer>();
  const scratch = scratchStore(store, made);
  const { site } = await composeSite(scratch, composition, { known: await soundPages(scratch, inspected), dating });
  if (site === id) return { files: made, whole: true };
  const listing = inspected.listings.get(id);
  return { files: listing ? sameFiles(listing, made) : new Map(), whole: false };
}

/** Pages of which nothing was found, and which a listing names. */
async function soundPages(store: ReleaseStore, { findings, listings }: InspectedStore): Promise<KnownPages> {
  const broken = new Set(findings.map(({ key }) => key));
  const known = await pagesOf(store, [...listings.values()]);
  return new Map([...known].filter(([, { content }]) => !broken.has(contentKey(content))));
}

/** A store in which nothing is composed yet. What is created in it stays in memory. */
function scratchStore(store: ReleaseStore, made: Map<string, Buffer>): ReleaseStore {
  const read = async (key: string) => {
    const bytes = made.get(key) ?? (key.startsWith('sites/') ? undefined : await store.read(key));
    // What is not as its name says is as if it were not there.
    return bytes && key.startsWith('blobs/') && blobKey(integrityOf(bytes)) !== key ? undefined : bytes;
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

/** Finds files of another site that belong to the one that is to be mended: contents that are the same to the byte. */
function sameFiles(listing: SiteListing, made: Files): Files {
  const named = new Set(Object.values(listing.files).map(blobKey));
  return new Map([...made].filter(([key]) => named.has(key)));
}
