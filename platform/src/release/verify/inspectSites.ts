import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { findContent } from '../../store/protocol/content.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { parseSiteListing, type SiteListing, serializeListing } from '../../store/protocol/siteListing.ts';
import type { Inspection } from './Inspection.ts';
import { inspectContent } from './inspectContents.ts';

/**
 * Verifies each site listing by its name, and the contents that it names.
 * @param wanted sites that can still be requested
 * @returns the valid listings
 */
export async function inspectSites(
  inspection: Inspection,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, SiteListing>> {
  const listings = new Map<string, SiteListing>();
  await Promise.all(
    [...new Set([...inspection.named(/^sites\/([^/]+)\.json$/), ...wanted])].map(async (id) => {
      const listing = await inspectListing(inspection, id, wanted);
      if (listing) listings.set(id, listing);
    }),
  );
  for (const listing of listings.values()) await inspectFiles(inspection, listing);
  return listings;
}

function inspectListing(
  inspection: Inspection,
  id: string,
  wanted: ReadonlySet<string>,
): Promise<SiteListing | undefined> {
  const key = getListingKey(id);
  return inspection.read(key, async (bytes) => {
    if (!bytes) {
      if (wanted.has(id)) inspection.addRestorable(key, 'is missing');
      return undefined;
    }
    try {
      const listing = await parseSiteListing(bytes, id);
      if (serializeListing(listing) !== bytes.toString())
        inspection.addRestorable(key, 'does not have the exact format of a listing');
      return listing;
    } catch (error) {
      inspection.isUnsure = true;
      inspection.addRestorable(key, `was altered (${getErrorMessage(error).split('. ')[0]})`);
      return undefined;
    }
  });
}

async function inspectFiles(inspection: Inspection, { files }: SiteListing): Promise<void> {
  const ownContents = Object.keys(files).flatMap((file) =>
    isCompressedCopy(file) ? [] : (findContent(files, file) ?? []),
  );
  await Promise.all(ownContents.map((content) => inspectContent(inspection, content)));
}
