import { readBlob } from '../../store/protocol/content.ts';
import {
  type DeltaListing,
  dictionaryIdLength,
  findListedDelta,
  readDeltaListing,
} from '../../store/protocol/deltaListing.ts';
import { toHex } from '../../store/protocol/integrity.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { StoredFile } from './representation.ts';
import type { Representation } from './response.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * Reads a delta for a file. @returns undefined if there is none, or if it is missing or altered: the whole file is then sent instead
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

/** Finds a file's delta against a dictionary. An address does not tell the package, so the listings of all packages are searched. */
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

/** Tells whether a delta is against this dictionary: its header contains the dictionary's SHA-256. */
const isOf = (delta: Uint8Array, dictionary: string): boolean => toHex(delta.subarray(8, 40)) === dictionary;
