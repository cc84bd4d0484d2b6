import { integrityOf } from '../../store/integrityOf.ts';
import { isCompressedCopy } from '../../store/mediaTypes.ts';
import { messageOf } from '../../store/messageOf.ts';
import { listingKey } from '../../store/protocol/keys.ts';
import { keyOfListed, listingText, parseSiteListing, type SiteListing } from '../../store/protocol/siteListing.ts';
import { integrityOfUnpacked } from '../../store/verifyRelease.ts';
import { groupedBelow, type Inspection, isAbandoned } from './Inspection.ts';

/**
 * Holds the listing of every composed site against its name, and its own files against the listing. Its pages are held beside it.
 * @param wanted sites that somebody can still ask for
 * @returns the listings that can be believed
 */
export async function inspectSites(
  inspection: Inspection,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, SiteListing>> {
  const there = groupedBelow(inspection.keys.keys(), 2);
  const listings = new Map<string, SiteListing>();
  await Promise.all(
    [...new Set([...inspection.named(/^sites\/([^/]+)\//), ...wanted])].map(async (id) => {
      const keys = there.get(`sites/${id}`) ?? [];
      const listing = await inspectListing(inspection, id, keys, wanted);
      if (listing) listings.set(id, listing);
      // Without a listing it is not known what the files are.
      else for (const key of keys) inspection.claim(key);
    }),
  );
  for (const listing of listings.values()) await inspectFiles(inspection, listing);
  return listings;
}

function inspectListing(
  inspection: Inspection,
  id: string,
  keys: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<SiteListing | undefined> {
  const key = listingKey(id);
  return inspection.read(key, async (bytes) => {
    if (!bytes) {
      const compose = 'Compose the same again, or leave it to "release gc".';
      if (wanted.has(id)) inspection.mendable(key, 'is missing');
      else inspection.notDone(key, 'is not there: the site was never finished', compose, isAbandoned(inspection, keys));
      return undefined;
    }
    try {
      const listing = await parseSiteListing(bytes, id);
      if (listingText(listing) !== bytes.toString()) inspection.mendable(key, 'is not written as listings are');
      return listing;
    } catch (error) {
      inspection.mendable(key, `is not what was composed (${messageOf(error).split('. ')[0]})`);
      return undefined;
    }
  });
}

/** The site's own files; copies also against the file they stand for. */
async function inspectFiles(inspection: Inspection, listing: SiteListing): Promise<void> {
  const own = Object.entries(listing.files).filter(([file]) => !keyOfListed(listing, file).startsWith('pages/'));
  await Promise.all(
    own.map(([file, integrity]) =>
      inspection.read(keyOfListed(listing, file), async (bytes) => {
        const key = keyOfListed(listing, file);
        if (!bytes) return inspection.mendable(key, 'is missing');
        const unpacked = isCompressedCopy(file) ? await integrityOfUnpacked(bytes) : undefined;
        if (integrityOf(bytes) !== integrity) inspection.mendable(key, 'holds other bytes than were composed');
        else if (unpacked !== (isCompressedCopy(file) ? listing.files[file.slice(0, -3)] : undefined))
          inspection.mendable(listingKey(listing.id), `names a copy that unpacks to other bytes: ${file}`);
      }),
    ),
  );
}
