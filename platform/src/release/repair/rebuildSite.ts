import { composeSite } from '../../compose/composeSite.ts';
import { pagesOf } from '../../compose/keptPages.ts';
import type { Dating } from '../../compose/pageDates.ts';
import { integrityOf } from '../../store/integrityOf.ts';
import { blobKey, contentKey, contentOf } from '../../store/protocol/content.ts';
import { factsKey, listingKey } from '../../store/protocol/keys.ts';
import type { Composition } from '../../store/protocol/logEntry.ts';
import { parseSiteListing, type SiteListing } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { factsPattern } from '../verify/pages.ts';
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
  const known = pagesOf([...inspected.listings.values()]);
  const options = { known, dating };
  const { site } = await composeSite(scratchStore(store, soundPages(inspected), made), composition, options);
  if (site === id) return { files: made, whole: true };
  const listing = inspected.listings.get(id);
  const bytes = made.get(listingKey(site));
  const files = listing && bytes ? sameFiles(listing, await parseSiteListing(bytes, site), made) : new Map();
  return { files, whole: false };
}

/** Pages of which nothing was found, and which a listing names, by their input hashes. */
function soundPages({ findings, listings }: InspectedStore): ReadonlySet<string> {
  const broken = new Set(findings.map(({ key }) => key));
  return new Set(
    [...listings.values()].flatMap(({ pages, files }) =>
      Object.entries(pages).flatMap(([file, key]) => {
        const content = contentOf(files, file);
        return content && !broken.has(contentKey(content)) && !broken.has(factsKey(key)) ? [key] : [];
      }),
    ),
  );
}

/** A store in which nothing is composed yet but some pages. What is created in it stays in memory. */
function scratchStore(store: ReleaseStore, sound: ReadonlySet<string>, made: Map<string, Buffer>): ReleaseStore {
  const isHidden = (key: string) => {
    const page = factsPattern.exec(key)?.[1];
    return page === undefined ? key.startsWith('sites/') : !sound.has(page);
  };
  const read = async (key: string) => {
    const bytes = made.get(key) ?? (isHidden(key) ? undefined : await store.read(key));
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

/** Finds files of another site that belong to the one that is to be mended: contents and facts that are the same to the byte. */
function sameFiles(old: SiteListing, now: SiteListing, made: Files): Files {
  const same = new Map<string, Buffer>();
  const take = (key: string) => {
    const bytes = made.get(key);
    if (bytes) same.set(key, bytes);
  };
  for (const integrity of Object.values(old.files)) take(blobKey(integrity));
  for (const [file, page] of Object.entries(old.pages)) {
    const facts = made.get(factsKey(now.pages[file] ?? ''));
    if (facts && old.files[file] === now.files[file]) same.set(factsKey(page), facts);
  }
  return same;
}
