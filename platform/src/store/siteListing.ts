import * as v from 'valibot';

const listingSchema = v.strictObject({
  id: v.string(),
  /** Every file of the site with its integrity, documents by their address: `portfolio.html`. */
  files: v.record(v.string(), v.string()),
  /** Where a document's bytes lie: a key of `pages/`. Sites share the pages that are the same. */
  pages: v.record(v.string(), v.string()),
});

/** A composed site as its `site.json` lists it. */
export type SiteListing = v.InferOutput<typeof listingSchema>;

/** Where a composed site lies in the store. */
export const siteKey = (id: string, file: string): string => `sites/${id}/${file}`;

/** Where a composed page lies in the store: under what it was made of, so that no page is rendered twice. */
export const pageFile = (key: string): string => `pages/${key}.html`;

/** Refuses what compose did not write. @throws a lesson */
export function parseSiteListing(input: unknown, key: string): SiteListing {
  const parsed = v.safeParse(listingSchema, input);
  if (!parsed.success) throw new Error(`${key} is no listing of a site. Remove it and compose again (npm start).`);
  return parsed.output;
}
