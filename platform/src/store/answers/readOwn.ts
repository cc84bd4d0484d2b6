import type { Unpack } from '../protocol/content.ts';
import { listingKey } from '../protocol/keys.ts';
import { parseJson, type ReadKey } from '../protocol/readKey.ts';
import { readListed, type SiteListing } from '../protocol/siteListing.ts';
import { type AllowedOrigins, parseAllowedOrigins } from './policy.ts';

/** Tools for reading a file of a site. */
export interface Reading {
  readonly read: ReadKey;
  readonly unpack: Unpack;
}

/**
 * Reads what the pages of a composed site may reach.
 * @throws InvalidInputError if the site does not say it; IntegrityError if what says it was altered
 */
export const allowedOriginsOf = async (store: Reading, listing: SiteListing): Promise<AllowedOrigins> =>
  parseAllowedOrigins(await readOwn(store, listing, 'reach.json'), nameOf(listing, 'reach.json'));

/** Reads a file of a site that is JSON; undefined if it is not there. @throws IntegrityError if it was altered */
async function readOwn(store: Reading, listing: SiteListing, file: string): Promise<unknown> {
  const bytes = await readListed(store, listing, file);
  return bytes && parseJson(bytes, nameOf(listing, file));
}

const nameOf = ({ id }: SiteListing, file: string): string => `${file} of ${listingKey(id)}`;
