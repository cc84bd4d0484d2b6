import { readBlob } from '../../store/protocol/content.ts';
import { type DeltaListing, dictionaryIdLength, listedDeltaOf, readDeltaListing } from '../../store/protocol/deltas.ts';
import { hexOf } from '../../store/protocol/hex.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { StoredFile } from './representation.ts';
import type { Representation } from './response.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * A file as its difference from a dictionary; undefined where no delta is listed, or none can be had: a delta only saves bytes, and what is
 * altered in the store is never sent.
 * @param deltas the listings of what is live
 * @param dictionary SHA-256 of what the visitor has, in hex
 */
export async function readDelta(
  content: SiteContent,
  deltas: LogEntry['deltas'],
  { file, content: { body } }: StoredFile,
  dictionary: string,
): Promise<Representation | undefined> {
  const { read, report } = content;
  const id = dictionary.slice(0, dictionaryIdLength);
  try {
    const listed = await listedIn(content, deltas, body, id);
    const bytes = listed && (await readBlob(read, listed.integrity));
    // The id is the beginning of it only.
    return bytes && isOf(bytes, dictionary) ? { file, bytes, encoding: 'dcz', dictionary } : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** A page is in the listing of its owner, which its address does not say; there are few listings, and each is read once. */
async function listedIn(content: SiteContent, deltas: LogEntry['deltas'], target: string, dictionary: string) {
  const listings = await Promise.all(Object.values(deltas ?? {}).map((id) => listingOf(content, id)));
  for (const listing of listings) {
    const listed = listing && listedDeltaOf(listing, target, dictionary);
    if (listed) return listed;
  }
  return undefined;
}

async function listingOf({ read, deltaListings, report }: SiteContent, id: string): Promise<DeltaListing | undefined> {
  const known = deltaListings.get(id);
  if (known) return known;
  const listing = await readDeltaListing(read, id).catch((error: unknown) => {
    report(error);
    return undefined;
  });
  if (listing) deltaListings.set(id, listing);
  return listing;
}

/** Tells whether a delta says of itself that it is one of a dictionary. */
const isOf = (delta: Uint8Array, dictionary: string): boolean => hexOf(delta.subarray(8, 40)) === dictionary;
