import { storedFormat } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { computeIntegrity } from '../../store/bytes/computeIntegrity.ts';
import { pack, packQuickly } from '../../store/bytes/packing.ts';
import { createOrCompare, type WrittenFile } from '../../store/content/createOrCompare.ts';
import { packContent } from '../../store/content/packContent.ts';
import { type Content, getContentKey, listContent } from '../../store/protocol/content.ts';
import { getListingKey } from '../../store/protocol/keys.ts';
import { computeSiteId, type SiteListing, serializeListing } from '../../store/protocol/siteListing.ts';
import { sortKeys } from '../../store/protocol/sortKeys.ts';
import { runInParallel } from '../../store/runInParallel.ts';
import type { ComposedPage } from '../pages/knownPages.ts';
import { getFactsFile, isFactsFile, serializeFacts } from '../pages/pageFacts.ts';

/** All files of a composed site, ready to be written. */
export interface SiteFiles {
  readonly id: string;
  /** Pages that were rendered now, and other new files. What the live site has is in the store already. */
  readonly written: readonly WrittenFile[];
  readonly listing: WrittenFile;
}

const writtenAtOnce = 24;

export interface ListedPage extends ComposedPage {
  readonly key: string;
  readonly owner: string;
}

/** @returns undefined if the live site has no such file with this integrity value, or if its bytes are lost or altered */
export type FindLiveFile = (name: string, body: string) => Promise<Content | undefined>;

/** Fields of a site's listing, apart from its files and pages. */
export interface SiteOrigin {
  readonly recipe: string;
  /** New address of each former address; null for a removed page. */
  readonly redirects?: Readonly<Record<string, string | null>> | undefined;
  /** Finds a file of the live site that is intact in the store. Such files are neither packed nor written again. */
  readonly findLive?: FindLiveFile | undefined;
}

/**
 * Packs all files of a site and makes its listing.
 * @param documents pages by document name: `en/portfolio.html`
 * @param others files that are no pages
 */
export async function prepareSiteFiles(
  documents: Readonly<Record<string, ListedPage>>,
  others: Readonly<Record<string, string>>,
  { recipe, redirects = {}, findLive }: SiteOrigin,
): Promise<SiteFiles> {
  const ownContents = await Promise.all(
    Object.entries({ ...others, ...createFactsFiles(documents) }).map(async ([name, text]) => {
      const bytes = Buffer.from(text);
      const kept = await findLive?.(name, computeIntegrity(bytes));
      if (kept) return { name, content: kept, stored: undefined };
      return { name, ...(await packContent(name, bytes, isFactsFile(name) ? packQuickly : pack)) };
    }),
  );
  const contents = [...Object.entries(documents).map(([name, { content }]) => ({ name, content })), ...ownContents];
  const files: Record<string, string> = sortKeys(
    Object.assign({}, ...contents.map(({ name, content }) => listContent(name, content))),
  );
  const pages = sortKeys(
    Object.fromEntries(Object.entries(documents).map(([name, { key, owner }]) => [name, { inputHash: key, owner }])),
  );
  const listingFields = {
    recipe,
    files,
    pages,
    ...(Object.keys(redirects).length > 0 && { redirects: sortKeys(redirects) }),
  };
  const listing: SiteListing = { format: storedFormat, id: await computeSiteId(listingFields), ...listingFields };
  const { id } = listing;
  return {
    id,
    written: [
      ...Object.values(documents).flatMap(({ written }) => written ?? []),
      ...ownContents.flatMap(({ content, stored }) => (stored ? [{ key: getContentKey(content), bytes: stored }] : [])),
    ],
    listing: { key: getListingKey(id), bytes: serializeListing(listing) },
  };
}

function createFactsFiles(documents: Readonly<Record<string, ListedPage>>): Record<string, string> {
  const byOwner = Map.groupBy(Object.entries(documents), ([, { owner }]) => owner);
  return Object.fromEntries(
    [...byOwner].map(([owner, pages]) => [
      getFactsFile(owner),
      serializeFacts(Object.fromEntries(pages.map(([file, { facts }]) => [file, facts]))),
    ]),
  );
}

/**
 * Writes a site's files and then its listing, so that a partial site never counts as complete.
 * @returns the site's ID
 * @throws IntegrityError if other bytes are stored under one of its keys
 */
export async function writeSite(store: ReleaseStore, { id, written, listing }: SiteFiles): Promise<string> {
  // Writes every new file, even if the store has the listing already: `release gc`, running at the same time, may have removed some.
  await runInParallel(written, writtenAtOnce, ({ key, bytes }) => createOrCompare(store, key, bytes));
  await createOrCompare(store, listing.key, listing.bytes);
  return id;
}
