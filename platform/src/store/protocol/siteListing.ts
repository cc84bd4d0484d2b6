import { createStrictStoredSchema, IntegrityError, NotFoundError, parseStored } from 'shared/contract';
import * as v from 'valibot';
import { type Content, findContent, readContent, type Unpack } from './content.ts';
import { computeSha256, markRefused, repairCommand } from './integrity.ts';
import { getListingKey } from './keys.ts';
import { parseJson, type ReadKey } from './readKey.ts';
import { sortKeys } from './sortKeys.ts';

const listingSchema = createStrictStoredSchema({
  /** Digest of all other fields of the listing. */
  id: v.string(),
  recipe: v.string(),
  /** Integrity values of all files, including compressed copies. Names of documents follow their addresses: `portfolio.html`. */
  files: v.record(v.string(), v.string()),
  /** Input hash and owner of each page, by document. */
  pages: v.record(v.string(), v.strictObject({ inputHash: v.string(), owner: v.string() })),
  /** Redirect targets by former address; null for a removed page. */
  redirects: v.exactOptional(v.record(v.string(), v.nullable(v.string()))),
});

/** Listing of a composed site, stored under `sites/`. */
export type SiteListing = v.InferOutput<typeof listingSchema>;

/** Verified listings by their bytes. A command reads the same bytes many times from its cache (`cacheStoreReads`). */
const verifiedListings = new WeakMap<Uint8Array, SiteListing>();

/**
 * Reads and verifies the listing of a composed site.
 * @throws NotFoundError if there is no such site; InvalidInputError if the listing is invalid; IntegrityError if it was altered
 */
export async function readSite(read: ReadKey, id: string): Promise<SiteListing> {
  const key = getListingKey(id);
  const bytes = await read(key);
  if (!bytes)
    throw new NotFoundError({
      fact: `${key} is missing in the store.`,
      nextStep: `Run "${repairCommand}", which writes it again if the log names the site.`,
    });
  const known = verifiedListings.get(bytes);
  if (known?.id === id) return known;
  try {
    const listing = await parseSiteListing(bytes, id);
    verifiedListings.set(bytes, listing);
    return listing;
  } catch (error) {
    markRefused(bytes);
    throw error;
  }
}

/**
 * Parses and verifies a site listing.
 * @throws InvalidInputError if the bytes are invalid; IntegrityError if the listing belongs to another site or was altered
 */
export async function parseSiteListing(bytes: Uint8Array, id: string): Promise<SiteListing> {
  const key = getListingKey(id);
  const nextStep = `Run "${repairCommand}", which writes it again if the log names the site.`;
  const listing = parseStored(listingSchema, parseJson(bytes, key, nextStep), key, nextStep);
  if (listing.id === id && (await computeSiteId(listing)) === id) return listing;
  throw new IntegrityError({ fact: `${key} does not match its name: it was altered.`, nextStep });
}

/**
 * Matches the endings of alternative addresses, which redirect to the page's own address: `/portfolio/`, `/portfolio.html`,
 * `/portfolio/index`.
 */
export const alternativeSpelling = /(\/index)?(\.html)?\/?$/;

/** Returns the document of a page's own address: `index.html` for `/`, `en/portfolio.html` for `/en/portfolio`. */
export const toDocumentFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;

export const serializeListing = (listing: SiteListing): string => `${JSON.stringify(listing, null, 2)}\n`;

/** @throws NotFoundError if the site has no such file */
export function requireListed({ id, files }: SiteListing, file: string): Content {
  const content = findContent(files, file);
  if (content) return content;
  throw new NotFoundError({ fact: `${getListingKey(id)} does not list ${file}.`, nextStep: 'Compose the site again.' });
}

/**
 * Reads a file of a site. @returns undefined if the listing or the store lacks the file
 * @throws IntegrityError if the file was altered
 */
export async function readListed<Bytes extends Uint8Array>(
  { read, unpack }: { readonly read: (key: string) => Promise<Bytes | undefined>; readonly unpack: Unpack<Bytes> },
  { files }: SiteListing,
  file: string,
): Promise<Bytes | undefined> {
  const content = findContent(files, file);
  return content && readContent(read, unpack, content);
}

/** Fields of a site listing from which its ID is computed. */
interface Listed {
  readonly recipe: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, { readonly inputHash: string; readonly owner: string }>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
}

/**
 * Returns the ID of a composed site: the first 16 hex digits of the SHA-256 over its listing. Uses Web Crypto, because Workers run this
 * code, too.
 */
export async function computeSiteId({ recipe, files, pages, redirects }: Listed): Promise<string> {
  const text = JSON.stringify([sortKeys(files), sortKeys(pages), recipe, redirects ? sortKeys(redirects) : null]);
  return (await computeSha256(text)).slice(0, 16);
}
