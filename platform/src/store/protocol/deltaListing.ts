import { createStrictStoredSchema, IntegrityError, integritySchema, parseStored, storedFormat } from 'shared/contract';
import * as v from 'valibot';
import { contentSchema } from './content.ts';
import { computeSha256, markRefused } from './integrity.ts';
import { getDeltaListingKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';

/** Length of the IDs of dictionaries and delta listings: the first 16 hex digits of their SHA-256. */
export const dictionaryIdLength = 16;

const listedDelta = v.strictObject({
  integrity: integritySchema,
  /** Content of the page or script that is the dictionary. */
  of: contentSchema,
  /** True if the dictionary is the home page of the language. Otherwise it is another version of the same file. */
  home: v.exactOptional(v.literal(true)),
});

export type ListedDelta = v.InferOutput<typeof listedDelta>;

const dictionaryId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const listingSchema = createStrictStoredSchema({ deltas: v.record(v.string(), v.record(dictionaryId, listedDelta)) });

/** All deltas, by the integrity value of the file that they produce and then by dictionary ID, newest first. */
export type DeltaListing = v.InferOutput<typeof listingSchema>['deltas'];

export const serializeDeltaListing = (deltas: DeltaListing): string =>
  `${JSON.stringify({ format: storedFormat, deltas })}\n`;

/** Returns the ID of a delta listing: a digest of its text. */
export const computeDeltaListingId = async (text: string | Uint8Array): Promise<string> =>
  (await computeSha256(text)).slice(0, dictionaryIdLength);

/**
 * Reads a delta listing. @returns undefined if the store lacks it, because deltas only save bytes
 * @throws IntegrityError if the listing does not match its ID; InvalidInputError if it is invalid
 */
export async function readDeltaListing(read: ReadKey, id: string): Promise<DeltaListing | undefined> {
  const key = getDeltaListingKey(id);
  const bytes = await read(key);
  if (!bytes) return undefined;
  const nextStep =
    'The listing is ignored, and files are sent compressed with brotli. The next release makes a new one.';
  if ((await computeDeltaListingId(bytes)) !== id) {
    markRefused(bytes);
    throw new IntegrityError({ fact: `${key} does not match its name: it was altered.`, nextStep });
  }
  return parseStored(listingSchema, parseJson(bytes, key), key, nextStep).deltas;
}

export function findListedDelta(listing: DeltaListing, target: string, dictionary: string): ListedDelta | undefined {
  const deltas = Object.hasOwn(listing, target) ? listing[target] : undefined;
  return deltas && Object.hasOwn(deltas, dictionary) ? deltas[dictionary] : undefined;
}
