import { IntegrityError } from 'shared/contract';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { isCompressedCopy } from '../../store/bytes/mediaTypes.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { type Content, findContent, getBlobKey, getContentKey } from '../../store/protocol/content.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { parseSiteListing, type SiteListing, serializeListing } from '../../store/protocol/siteListing.ts';
import { type Inspection, isAbandoned } from './Inspection.ts';

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

/** Verifies a content that some file names: the bytes in the store, and the decompressed bytes. */
async function inspectContent(inspection: Inspection, content: Content): Promise<void> {
  const key = getContentKey(content);
  inspection.claimContent(content);
  if (!inspection.isFirst(key)) return;
  await inspection.read(key, async (bytes) => {
    const unpacked = await readStoredContent({ read: async () => bytes }, content).catch((error: unknown) => {
      if (error instanceof IntegrityError) return error;
      throw error;
    });
    if (!bytes) inspection.addRestorable(key, 'is missing');
    else if (unpacked instanceof Error) inspection.addRestorable(key, 'holds altered bytes');
  });
}

/** Verifies contents that no file names. They are left from an unfinished change, or `release gc` is about to remove them. */
export async function inspectUnnamed(inspection: Inspection): Promise<void> {
  await Promise.all(
    inspection.unclaimed().map(async (key) => {
      if (!/^blobs\/[0-9a-f]{64}$/.test(key)) return;
      const isWhole = await inspection.read(key, (bytes) => bytes && getBlobKey(computeIntegrity(bytes)) === key);
      if (inspection.isUnsure) return;
      if (isWhole)
        inspection.addUnfinished(
          key,
          'is used by nothing: a change was interrupted, or gc is removing the file',
          'gc removes it.',
        );
      else
        inspection.addUnfinished(
          key,
          'does not match its name, and is used by nothing',
          'gc removes it.',
          isAbandoned(inspection, [key]),
        );
    }),
  );
}
