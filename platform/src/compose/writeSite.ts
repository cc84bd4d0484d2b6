import { compressedCopies } from '../store/compressedCopies.ts';
import { createSame } from '../store/createSame.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { listingKey, siteKey } from '../store/protocol/keys.ts';
import { siteIdOf } from '../store/protocol/siteId.ts';
import { listingText, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Integrities } from './pageFacts.ts';

/** One document of a site: the key under which `pages/` holds it, and the integrity values of it and of its compressed copies. */
export interface SitePage {
  readonly key: string;
  readonly integrities: Integrities;
}

/** What the listing of a site says besides its files. */
export interface SiteOrigin {
  /** The input hash that the site is composed of. */
  readonly recipe: string;
  /** Addresses that were left: where their page went, or null if it is gone. */
  readonly redirects?: Readonly<Record<string, string | null>> | undefined;
}

/**
 * Writes a composed site under the name of its content, its listing last, so that a half-written site is never taken for one. Its
 * documents are in `pages/` already.
 * @throws IntegrityError if other bytes lie under one of its keys
 */
export async function writeSite(
  store: ReleaseStore,
  documents: Readonly<Record<string, SitePage>>,
  others: Readonly<Record<string, string>>,
  { recipe, redirects = {} }: SiteOrigin,
): Promise<string> {
  const own = Object.entries(others).map(async ([name, text]) => {
    const bytes = Buffer.from(text);
    return Object.entries({ [name]: bytes, ...(await compressedCopies(name, bytes)) });
  });
  const bodies = (await Promise.all(own)).flat();
  const files = inOrder(
    Object.fromEntries([
      ...Object.entries(documents).flatMap(([name, { integrities }]) =>
        Object.entries(integrities).map(([ending, integrity]) => [name + ending, integrity] as const),
      ),
      ...bodies.map(([name, body]) => [name, integrityOf(body)] as const),
    ]),
  );
  const pages = inOrder(Object.fromEntries(Object.entries(documents).map(([name, { key }]) => [name, key])));
  const said = { recipe, files, pages, ...(Object.keys(redirects).length > 0 && { redirects: inOrder(redirects) }) };
  const listing: SiteListing = { id: await siteIdOf(said), ...said };
  const { id } = listing;
  if (!(await store.read(listingKey(id))))
    await Promise.all(
      bodies
        .filter(([name, body]) => !store.packs?.(siteKey(id, name), body))
        .map(([name, body]) => createSame(store, siteKey(id, name), body)),
    );
  await createSame(store, listingKey(id), listingText(listing));
  return id;
}
