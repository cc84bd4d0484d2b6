import { altered } from '../store/createSame.ts';
import { copySuffix } from '../store/mediaTypes.ts';
import { newestOf } from '../store/newestOf.ts';
import { hasIntegrity } from '../store/protocol/asReleased.ts';
import { factsFile, pageFile } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { keyOfListed, readSite, type SiteListing } from '../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Integrities, type PageFacts, parseFacts } from './pageFacts.ts';
import type { WrittenFile } from './writeSite.ts';

/** What listings say of the pages they name: integrity values by the keys of the store. Several sites may name one page. */
export type KnownPages = ReadonlyMap<string, ReadonlySet<string>>;

/** A page that was composed, now or before. */
export interface MadePage {
  readonly facts: PageFacts;
  /** Of it and of its compressed copies. */
  readonly integrities: Integrities;
  /**
   * What is to be written of it, in this order: its facts and its copies, then the page, so that one that is there is whole. Undefined where
   * it was not rendered and lies there.
   */
  readonly files?: readonly WrittenFile[];
}

/**
 * What the listings of the live site and of a canary's say of their pages: whoever alters a page and its facts cannot alter these.
 * @param entry the newest of the log, where it has been read already
 * @throws as `readSite` does: beside a site that is not what was composed nothing new is made
 */
export async function knownPages(store: ReleaseStore, entry?: LogEntry): Promise<KnownPages> {
  const live = entry ?? (await newestOf(store));
  const sites = new Set([live?.site, live?.canary?.site].filter((site) => site !== undefined));
  return pagesOf(await Promise.all([...sites].map((site) => readSite(store.read, site))));
}

/** What listings say of their pages. */
export function pagesOf(listings: readonly SiteListing[]): KnownPages {
  const known = new Map<string, Set<string>>();
  for (const listing of listings)
    for (const [file, integrity] of Object.entries(listing.files)) {
      const key = keyOfListed(listing, file);
      known.set(key, (known.get(key) ?? new Set()).add(integrity));
    }
  return known;
}

/**
 * A page as it lies in the store. One that a known listing names is not read: it is what that site shows, and whoever serves it holds it
 * against that listing. Another is believed after hashing: it and its copies must be what its facts say. Undefined where a part of it is not
 * there: then it is rendered, and must come out as what is.
 * @throws IntegrityError that names the first key with other bytes; InvalidInputError if its facts are none of ours
 */
export async function readKept({ read }: ReleaseStore, key: string, known: KnownPages): Promise<MadePage | undefined> {
  const file = pageFile(key);
  const isKnown = known.has(file);
  // They are written before the page, so they are read behind it.
  const bytes = isKnown ? undefined : await read(file);
  const said = isKnown || bytes ? await read(factsFile(key)) : undefined;
  if (!said) return undefined;
  const { format: _format, integrities, ...facts } = parseFacts(said, factsFile(key));
  if (isKnown) {
    for (const ending of ['', copySuffix.br])
      for (const listed of known.get(file + ending) ?? [])
        if (listed !== integrities[ending]) throw altered(factsFile(key));
    return { facts, integrities };
  }
  for (const [ending, integrity] of Object.entries(integrities)) {
    const held = ending === '' ? bytes : await read(file + ending);
    if (!held || !(await hasIntegrity(held, integrity))) throw altered(file + ending);
  }
  return { facts, integrities };
}
