import { storedFormat } from 'shared/contract';
import { packContent } from '../store/content.ts';
import { createSame } from '../store/createSame.ts';
import { inParallel } from '../store/inParallel.ts';
import { type Content, contentKey, listed } from '../store/protocol/content.ts';
import { inOrder } from '../store/protocol/inOrder.ts';
import { listingKey } from '../store/protocol/keys.ts';
import { siteIdOf } from '../store/protocol/siteId.ts';
import { listingText, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** A file on its way into the store. */
export interface WrittenFile {
  readonly key: string;
  readonly bytes: Buffer | string;
}

/** All files of a composed site, ready to be written. */
export interface SiteFiles {
  readonly id: string;
  /** The files of each page, in the order in which they are written. */
  readonly pages: readonly (readonly WrittenFile[])[];
  /** Files of the site that are no pages. */
  readonly own: readonly WrittenFile[];
  readonly listing: WrittenFile;
}

/** The limit of files that are written at once. */
const writtenAtOnce = 24;

/** A page of a site: what is to be written of it, and what it is. */
export interface ListedPage {
  /** The input hash of what it was made of. */
  readonly key: string;
  readonly content: Content;
  /** Undefined where it lies there. */
  readonly files?: readonly WrittenFile[];
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
    Object.entries(others).map(async ([name, text]) => ({ name, ...(await packContent(name, Buffer.from(text))) })),
  );
  const contents = [...Object.entries(documents).map(([name, { content }]) => ({ name, content })), ...own];
  const files: Record<string, string> = inOrder(
    Object.assign({}, ...contents.map(({ name, content }) => listed(name, content))),
  );
  const pages = inOrder(Object.fromEntries(Object.entries(documents).map(([name, { key }]) => [name, key])));
  const said = { recipe, files, pages, ...(Object.keys(redirects).length > 0 && { redirects: inOrder(redirects) }) };
  const listing: SiteListing = { format: storedFormat, id: await siteIdOf(said), ...said };
  const { id } = listing;
  return {
    id,
    pages: Object.values(documents).flatMap((page) => (page.files ? [page.files] : [])),
    own: own.map(({ content, stored }) => ({ key: contentKey(content), bytes: stored })),
    listing: { key: listingKey(id), bytes: listingText(listing) },
  };
}

/**
 * Writes a composed site: each page before what is said of it, and the listing behind all that it lists, so that nothing half-written is
 * ever taken for whole. @returns its id. @throws IntegrityError if other bytes lie under one of its keys
 */
export async function writeSite(store: ReleaseStore, { id, pages, own, listing }: SiteFiles): Promise<string> {
  await inParallel(pages, writtenAtOnce, async (files) => {
    for (const { key, bytes } of files) await createSame(store, key, bytes);
  });
  if (!(await store.read(listing.key)))
    await inParallel(own, writtenAtOnce, ({ key, bytes }) => createSame(store, key, bytes));
  await createSame(store, listing.key, listing.bytes);
  return id;
}
