import type { Unpack } from '../protocol/content.ts';
import { getListingKey } from '../protocol/keys.ts';
import { parseJson, type ReadKey } from '../protocol/readKey.ts';
import { readListed, type SiteListing } from '../protocol/siteListing.ts';
import { type AllowedOrigins, parseAllowedOrigins } from './headerPolicy.ts';

export interface ReadAccess {
  readonly read: ReadKey;
  readonly unpack: Unpack;
}

/**
 * Reads the foreign origins that a site's pages may contact.
 * @throws InvalidInputError if the site has no `reach.json`; IntegrityError if the file was altered
 */
export const readAllowedOrigins = async (store: ReadAccess, listing: SiteListing): Promise<AllowedOrigins> =>
  parseAllowedOrigins(await readOwn(store, listing, 'reach.json'), nameOf(listing, 'reach.json'));

/** Reads a JSON file of a site. @returns undefined if there is no such file @throws IntegrityError if it was altered */
async function readOwn(store: ReadAccess, listing: SiteListing, file: string): Promise<unknown> {
  const bytes = await readListed(store, listing, file);
  return bytes && parseJson(bytes, nameOf(listing, file));
}

const nameOf = ({ id }: SiteListing, file: string): string => `${file} of ${getListingKey(id)}`;
