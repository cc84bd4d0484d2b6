import { isDeepStrictEqual } from 'node:util';
import { IntegrityError } from 'shared/contract';
import { readStored } from '../store/content.ts';
import { altered } from '../store/createSame.ts';
import { newestOf } from '../store/newestOf.ts';
import { type Content, contentKey, contentOf } from '../store/protocol/content.ts';
import { factsKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readSite, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type PageFacts, parseFacts } from './pageFacts.ts';
import type { WrittenFile } from './writeSite.ts';

/** Contents of the pages that listings name, by input hash. Several sites may name one page. */
export type KnownPages = ReadonlyMap<string, readonly Content[]>;

/** A page that was composed, now or before. */
export interface MadePage {
  readonly facts: PageFacts;
  readonly content: Content;
  /** Files of it that are to be written, in this order: the page, then its facts. Undefined where it was not rendered and lies there. */
  readonly files?: readonly WrittenFile[];
}

/**
 * Reads what the listings of the live site and of a canary's say of their pages. Whoever alters the facts of a page cannot alter these.
 * @param entry the newest of the log, where it has been read already
 * @throws as `readSite` does: beside a site that is not what was composed nothing new is made
 */
export async function knownPages(store: ReleaseStore, entry?: LogEntry): Promise<KnownPages> {
  const live = entry ?? (await newestOf(store));
  const sites = new Set([live?.site, live?.canary?.site].filter((site) => site !== undefined));
  return pagesOf(await Promise.all([...sites].map((site) => readSite(store.read, site))));
}

/** Collects what listings say of their pages. */
export function pagesOf(listings: readonly SiteListing[]): KnownPages {
  const known = new Map<string, Content[]>();
  for (const { files, pages } of listings)
    for (const [file, key] of Object.entries(pages)) {
      const content = contentOf(files, file);
      if (content) known.set(key, [...(known.get(key) ?? []), content]);
    }
  return known;
}

/**
 * A page as it lies in the store. One that a known listing names is not read: it is what that site shows, and whoever serves it holds it
 * against that listing. Another is believed after hashing. Undefined where a part of it is not there: then it is rendered, and must come out
 * as what is.
 * @throws IntegrityError that names the first key with other bytes; InvalidInputError if its facts are none of ours
 */
export async function readKept(store: ReleaseStore, key: string, known: KnownPages): Promise<MadePage | undefined> {
  const said = await store.read(factsKey(key));
  if (!said) return undefined;
  const { format: _format, content, ...facts } = parseFacts(said, factsKey(key));
  const listed = known.get(key);
  if (listed?.some((each) => !isDeepStrictEqual(each, content))) throw altered(factsKey(key));
  if (!listed) {
    const bytes = await readStored(store, content).catch((error: unknown) => {
      throw error instanceof IntegrityError ? altered(contentKey(content)) : error;
    });
    if (!bytes) return undefined;
  }
  return { facts, content };
}
