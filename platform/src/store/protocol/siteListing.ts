import { IntegrityError, NotFoundError, parseStored, storedSchema } from 'shared/contract';
import * as v from 'valibot';
import { refuse } from './asReleased.ts';
import { type Content, contentOf, readContent, type Unpack } from './content.ts';
import { listingKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';
import { repairCommand } from './repairCommand.ts';
import { siteIdOf } from './siteId.ts';

const listingSchema = storedSchema({
  /** Made of all the rest. */
  id: v.string(),
  /** The input hash that the site was composed of. */
  recipe: v.string(),
  /** Every file of the site with its integrity, compressed copies among them; documents by their address: `portfolio.html`. */
  files: v.record(v.string(), v.string()),
  /** Each document, by its file: the input hash of what it was made of, and the package whose page it is. */
  pages: v.record(v.string(), v.strictObject({ inputHash: v.string(), owner: v.string() })),
  /** Addresses that were left: where their page went, or null if it is gone. */
  redirects: v.exactOptional(v.record(v.string(), v.nullable(v.string()))),
});

/** A composed site as its `site.json` lists it. */
export type SiteListing = v.InferOutput<typeof listingSchema>;

/**
 * The listing of a composed site, if its name fits what it says.
 * @throws NotFoundError if there is no such site; InvalidInputError if it is none of ours; IntegrityError if it was altered
 */
export async function readSite(read: ReadKey, id: string): Promise<SiteListing> {
  const key = listingKey(id);
  const bytes = await read(key);
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in the store.`,
      nextStep: `"${repairCommand}" writes it again, if the log names the site.`,
    });
  return parseSiteListing(bytes, id).catch((error: unknown) => {
    refuse(bytes);
    throw error;
  });
}

/**
 * A listing out of its bytes, as it is written.
 * @throws InvalidInputError if they are no listing; IntegrityError if they are that of another site, or of one that was altered
 */
export async function parseSiteListing(bytes: Uint8Array, id: string): Promise<SiteListing> {
  const key = listingKey(id);
  const nextStep = `"${repairCommand}" writes it again, if the log names the site.`;
  const listing = parseStored(listingSchema, parseJson(bytes, key, nextStep), key, nextStep);
  if (listing.id === id && (await siteIdOf(listing)) === id) return listing;
  throw new IntegrityError({ fact: `${key} says something else than its name: it was altered.`, nextStep });
}

/** Ways of writing a document's address that lead to the one it has: `/portfolio/`, `/portfolio.html`, `/portfolio/index`. */
export const clumsy = /(\/index)?(\.html)?\/?$/;

/** The document of a clean address, as a listing names it: `/` is `index.html`, `/en/portfolio` is `en/portfolio.html`. */
export const documentOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** A listing as it is written. */
export const listingText = (listing: SiteListing): string => `${JSON.stringify(listing, null, 2)}\n`;

/** Names a file's content, as a listing has it. @throws NotFoundError if the site has no such file */
export function requireListed({ id, files }: SiteListing, file: string): Content {
  const content = contentOf(files, file);
  if (content) return content;
  throw new NotFoundError({ fact: `${listingKey(id)} names no ${file}.`, nextStep: 'Compose again.' });
}

/**
 * Reads a file of a site; undefined if the site has none, or if it is not in the store.
 * @throws IntegrityError if it was altered
 */
export async function readListed<Bytes extends Uint8Array>(
  { read, unpack }: { readonly read: (key: string) => Promise<Bytes | undefined>; readonly unpack: Unpack<Bytes> },
  { files }: SiteListing,
  file: string,
): Promise<Bytes | undefined> {
  const content = contentOf(files, file);
  return content && readContent(read, unpack, content);
}
