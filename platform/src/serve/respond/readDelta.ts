import { readBlob } from '../../store/protocol/content.ts';
import {
  type DeltaListing,
  dictionaryIdLength,
  findListedDelta,
  readDeltaListing,
} from '../../store/protocol/deltaListing.ts';
import { toHex } from '../../store/protocol/encoding.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { StoredFile } from './representation.ts';
import type { Representation } from './response.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * Reads a delta for a file. @returns undefined if no delta is listed, or if it is missing or altered: a delta only saves bytes
 * @param deltas delta listings of the live entry
 * @param dictionary SHA-256 of the visitor's dictionary, in hex
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
    const listed = await findListed(content, deltas, body, id);
    const bytes = listed && (await readBlob(read, listed.integrity));
    // Compares the full digest, because a listing names each dictionary only by the first digits.
    return bytes && isOf(bytes, dictionary) ? { file, bytes, encoding: 'dcz', dictionary } : undefined;
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Finds a file's delta against a dictionary. Searches the listings of all packages, because a page's address does not name its package. */
async function findListed(content: SiteContent, deltas: LogEntry['deltas'], target: string, dictionary: string) {
  const listings = await Promise.all(Object.values(deltas ?? {}).map((id) => readListing(content, id)));
  for (const listing of listings) {
    const listed = listing && findListedDelta(listing, target, dictionary);
    if (listed) return listed;
  }
  return undefined;
}

async function readListing(
  { read, deltaListings, report }: SiteContent,
  id: string,
): Promise<DeltaListing | undefined> {
  const knownListing = deltaListings.get(id);
  if (knownListing) return knownListing;
  const listing = await readDeltaListing(read, id).catch((error: unknown) => {
    report(error);
    return undefined;
  });
  if (listing) deltaListings.set(id, listing);
  return listing;
}

/** Tells whether the header of a delta names the dictionary. */
const isOf = (delta: Uint8Array, dictionary: string): boolean => toHex(delta.subarray(8, 40)) === dictionary;
