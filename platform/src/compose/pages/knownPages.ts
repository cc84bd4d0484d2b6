import { IntegrityError, NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { createAlteredError, type WrittenFile } from '../../store/content/createOrCompare.ts';
import { readStoredContent } from '../../store/content/packContent.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { type Content, findContent, getContentKey } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';
import { readSite, type SiteListing } from '../../store/protocol/siteListing.ts';
import { getFactsFile, type PageFacts, parseFacts } from './pageFacts.ts';

export interface ComposedPage {
  readonly facts: PageFacts;
  readonly content: Content;
  /** Bytes to write into the store; undefined for a reused page, because the store has its bytes. */
  readonly written?: WrittenFile;
}

/** Pages of composed sites by input hash: pages with the same inputs are not rendered again. */
export type ReusablePages = ReadonlyMap<string, ComposedPage>;

/**
 * Reads the pages of the live site and of the canary's site, with their facts. Verifies both with the listings of the sites.
 * @param entry newest log entry, if the caller has read it
 * @param besides further sites, such as those of previews and former entries; unreadable ones are ignored
 * @throws as `readSite` does, and IntegrityError if facts were altered: nothing is composed from an altered site
 */
export async function readKnownPages(
  store: ReleaseStore,
  entry?: LogEntry,
  besides: readonly string[] = [],
): Promise<ReusablePages> {
  const live = entry ?? (await readNewestEntry(store));
  const liveSites = new Set([live?.site, live?.canary?.site].filter((site) => site !== undefined));
  const livePages = await readListedPages(
    store,
    await Promise.all([...liveSites].map((site) => readSite(store.read, site))),
  );
  const others = [...new Set(besides)]
    .filter((site) => !liveSites.has(site))
    .map(async (site) => {
      try {
        return await readListedPages(store, [await readSite(store.read, site)]);
      } catch (error) {
        if (error instanceof NotFoundError) return undefined;
        return ignoreUnreadable(error);
      }
    });
  return new Map([...(await Promise.all(others)).flatMap((pages) => [...(pages ?? [])]), ...livePages]);
}

/**
 * Reads the pages of site listings. Leaves out packages without facts, so compose renders their pages again.
 * @throws IntegrityError if facts were altered; InvalidInputError if they are invalid
 */
export async function readListedPages(
  store: Pick<ReleaseStore, 'read'>,
  listings: readonly SiteListing[],
): Promise<ReusablePages> {
  const pagesByInput = new Map<string, ComposedPage>();
  const read = new Map<string, ReturnType<typeof readFacts>>();
  for (const { files, pages } of listings)
    for (const owner of new Set(Object.values(pages).map((page) => page.owner))) {
      const content = findContent(files, getFactsFile(owner));
      if (!content) continue;
      const reading = read.get(content.body) ?? readFacts(store, content);
      read.set(content.body, reading);
      for (const [document, facts] of Object.entries(await reading)) {
        const [key, page] = [pages[document]?.inputHash, findContent(files, document)];
        if (key !== undefined && page) pagesByInput.set(key, { facts, content: page });
      }
    }
  return pagesByInput;
}

async function readFacts(store: Pick<ReleaseStore, 'read'>, content: Content) {
  const key = getContentKey(content);
  const bytes = await readStoredContent(store, content).catch((error: unknown) => {
    throw error instanceof IntegrityError ? createAlteredError(key) : error;
  });
  return bytes ? parseFacts(bytes, key) : {};
}
