import { IntegrityError, integritySchema, parseStored, storedFormat, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { refuse } from './asReleased.ts';
import { contentSchema } from './content.ts';
import { sha256Of } from './hex.ts';
import { deltaListingKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';

/** Number of hex digits of its SHA-256 that name a dictionary, and a listing of deltas. */
export const dictionaryIdLength = 16;

const listedDelta = v.strictObject({
  /** Of the delta's own bytes. */
  integrity: integritySchema,
  /** The dictionary: a page, or a script. */
  of: contentSchema,
  /** The dictionary is the home page of the language, which is offered for every page; otherwise what stood at the same place before. */
  home: v.exactOptional(v.literal(true)),
});

/** One delta, as a listing says it. */
export type ListedDelta = v.InferOutput<typeof listedDelta>;

const dictionaryId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

const listingSchema = storedSchema({ deltas: v.record(v.string(), v.record(dictionaryId, listedDelta)) });

/** The deltas that there are: by the digest of what they make, `sha256-…`, then by the id of the dictionary, the latest first. */
export type DeltaListing = v.InferOutput<typeof listingSchema>['deltas'];

/** A listing as it is written. */
export const deltaListingText = (deltas: DeltaListing): string =>
  `${JSON.stringify({ format: storedFormat, deltas })}\n`;

/** The name of a listing: made of its text. */
export const deltaListingId = async (text: string | Uint8Array): Promise<string> =>
  (await sha256Of(text)).slice(0, dictionaryIdLength);

/**
 * A listing of deltas; undefined if it is not there: what it lists only saves bytes.
 * @throws IntegrityError if it is not what its name says; InvalidInputError if it is none of ours
 */
export async function readDeltaListing(read: ReadKey, id: string): Promise<DeltaListing | undefined> {
  const key = deltaListingKey(id);
  const bytes = await read(key);
  if (!bytes) return undefined;
  const nextStep = 'Nothing is taken from it, and files travel packed with brotli. The next release makes another.';
  if ((await deltaListingId(bytes)) !== id) {
    refuse(bytes);
    throw new IntegrityError({ fact: `${key} says something else than its name: it was altered.`, nextStep });
  }
  return parseStored(listingSchema, parseJson(bytes, key), key, nextStep).deltas;
}

/** A delta out of a listing; undefined where there is none. */
export function listedDeltaOf(listing: DeltaListing, target: string, dictionary: string): ListedDelta | undefined {
  const deltas = Object.hasOwn(listing, target) ? listing[target] : undefined;
  return deltas && Object.hasOwn(deltas, dictionary) ? deltas[dictionary] : undefined;
}
