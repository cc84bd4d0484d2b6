import { storedFormat } from 'shared/contract';
import { compressedCopies } from '../store/compressedCopies.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { knownSiteKey, listingKey, siteKey } from '../store/protocol/keys.ts';
import { recipeText } from '../store/protocol/recipe.ts';
import { siteIdOf } from '../store/protocol/siteId.ts';
import { listingText, type SiteListing } from '../store/protocol/siteListing.ts';
import { perform } from '../store/protocol/work.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { PageFiles } from './composePages.ts';
import { type SiteFiles, siteWrites, writingSite } from './writingSite.ts';

/** What the listing of a site says besides its files. */
export interface SiteOrigin {
  /** The input hash that the site is composed of. */
  readonly recipe: string;
  /** Addresses that were left: where their page went, or null if it is gone. */
  readonly redirects?: Readonly<Record<string, string | null>> | undefined;
}

/**
 * All that is to be written of a composed site, under the name of its content.
 * @param documents its pages by their documents: `en/portfolio.html`
 * @param others what of the site is no page
 */
export async function siteFiles(
  store: Pick<ReleaseStore, 'packs'>,
  documents: Readonly<Record<string, PageFiles>>,
  others: Readonly<Record<string, string>>,
  { recipe, redirects = {} }: SiteOrigin,
): Promise<SiteFiles> {
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
  const listing: SiteListing = { format: storedFormat, id: await siteIdOf(said), ...said };
  const { id } = listing;
  return {
    id,
    pages: Object.values(documents).map((page) => page.files),
    own: bodies
      .filter(([name, body]) => !store.packs?.(siteKey(id, name), body))
      .map(([name, bytes]) => ({ key: siteKey(id, name), bytes })),
    listing: { key: listingKey(id), bytes: listingText(listing) },
    recipe: { key: knownSiteKey(recipe), bytes: recipeText(id) },
  };
}

/** Writes a site in the order of `writingSite`. @returns its id. @throws IntegrityError if other bytes lie under one of its keys */
export const writeSite = (store: ReleaseStore, files: SiteFiles): Promise<string> =>
  perform(writingSite(files), siteWrites(store));
