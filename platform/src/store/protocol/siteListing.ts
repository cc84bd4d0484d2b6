import { InvalidInputError, NotFoundError } from 'shared/contract';
import * as v from 'valibot';
import { listingKey } from './keys.ts';
import { type ReadKey, readJson } from './readKey.ts';

const listingSchema = v.strictObject({
  id: v.string(),
  /** Every file of the site with its integrity, documents by their address: `portfolio.html`. */
  files: v.record(v.string(), v.string()),
  /** Where a document's bytes lie: a key of `pages/`. Sites share the pages that are the same. */
  pages: v.record(v.string(), v.string()),
  /** Addresses that were left: where their page went, or null if it is gone. */
  redirects: v.exactOptional(v.record(v.string(), v.nullable(v.string()))),
});

/** A composed site as its `site.json` lists it. */
export type SiteListing = v.InferOutput<typeof listingSchema>;

/** The listing of a composed site. @throws NotFoundError if there is no such site; InvalidInputError if it is none of ours */
export async function readSite(read: ReadKey, id: string): Promise<SiteListing> {
  const key = listingKey(id);
  const listing = await readJson(read, key);
  if (listing === undefined)
    throw new NotFoundError({
      fact: `${key} is missing in the store.`,
      nextStep: 'Compose again (npm start); that writes the site anew.',
    });
  return parseSiteListing(listing, key);
}

/** Refuses what compose did not write. @throws InvalidInputError if it is no listing */
export function parseSiteListing(input: unknown, key: string): SiteListing {
  const parsed = v.safeParse(listingSchema, input);
  if (parsed.success) return parsed.output;
  throw new InvalidInputError({
    fact: `${key} is no listing of a site.`,
    nextStep: 'Remove it and compose again (npm start).',
  });
}
