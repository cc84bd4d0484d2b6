import { storedFormat } from 'shared/contract';
import { packContent } from '../store/content.ts';
import { createSame, type WrittenFile } from '../store/createSame.ts';
import { inParallel } from '../store/inParallel.ts';
import { pack, packQuickly } from '../store/packing.ts';
import { contentKey, listed } from '../store/protocol/content.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { listingKey } from '../store/protocol/keys.ts';
import { siteIdOf } from '../store/protocol/siteId.ts';
import { listingText, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { MadePage } from './keptPages.ts';
import { factsFile, factsText, isFactsFile } from './pageFacts.ts';

/** All files of a composed site, ready to be written. */
export interface SiteFiles {
  readonly id: string;
  /** The pages that are to be written. */
  readonly pages: readonly WrittenFile[];
  /** Files of the site that are no pages. */
  readonly own: readonly WrittenFile[];
  readonly listing: WrittenFile;
}

/** The limit of files that are written at once. */
const writtenAtOnce = 24;

/** A page of a site. */
export interface ListedPage extends MadePage {
  /** The input hash of what it was made of. */
  readonly key: string;
  /** The package whose page it is. */
  readonly owner: string;
}

/** All that the listing of a site says besides its files. */
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
  documents: Readonly<Record<string, ListedPage>>,
  others: Readonly<Record<string, string>>,
  { recipe, redirects = {} }: SiteOrigin,
): Promise<SiteFiles> {
  const own = await Promise.all(
    Object.entries({ ...others, ...factsFiles(documents) }).map(async ([name, text]) => ({
      name,
      ...(await packContent(name, Buffer.from(text), isFactsFile(name) ? packQuickly : pack)),
    })),
  );
  const contents = [...Object.entries(documents).map(([name, { content }]) => ({ name, content })), ...own];
  const files: Record<string, string> = inOrder(
    Object.assign({}, ...contents.map(({ name, content }) => listed(name, content))),
  );
  const pages = inOrder(
    Object.fromEntries(Object.entries(documents).map(([name, { key, owner }]) => [name, { inputHash: key, owner }])),
  );
  const said = { recipe, files, pages, ...(Object.keys(redirects).length > 0 && { redirects: inOrder(redirects) }) };
  const listing: SiteListing = { format: storedFormat, id: await siteIdOf(said), ...said };
  const { id } = listing;
  return {
    id,
    pages: Object.values(documents).flatMap(({ written }) => written ?? []),
    own: own.map(({ content, stored }) => ({ key: contentKey(content), bytes: stored })),
    listing: { key: listingKey(id), bytes: listingText(listing) },
  };
}

/** Gathers the facts of pages in a file for each package. */
function factsFiles(documents: Readonly<Record<string, ListedPage>>): Record<string, string> {
  const byOwner = Map.groupBy(Object.entries(documents), ([, { owner }]) => owner);
  return Object.fromEntries(
    [...byOwner].map(([owner, pages]) => [
      factsFile(owner),
      factsText(Object.fromEntries(pages.map(([file, { facts }]) => [file, facts]))),
    ]),
  );
}

/**
 * Writes a composed site: the listing behind all that it lists, so that nothing half-written is ever taken for whole.
 * @returns its id. @throws IntegrityError if other bytes lie under one of its keys
 */
export async function writeSite(store: ReleaseStore, { id, pages, own, listing }: SiteFiles): Promise<string> {
  // Also where the listing is there: a collector that met an earlier writer may have taken what it lists.
  await inParallel([...pages, ...own], writtenAtOnce, ({ key, bytes }) => createSame(store, key, bytes));
  await createSame(store, listing.key, listing.bytes);
  return id;
}
