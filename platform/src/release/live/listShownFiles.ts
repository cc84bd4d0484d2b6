import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { type Content, findContent } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { readRelease } from '../../store/protocol/storedRelease.ts';
import { maskHashInName } from '../../store/responses/dictionaryPatterns.ts';
import { isNotFound } from '../../store/responses/documentNames.ts';

/** Fields of a log entry on which visitors' files depend. */
export interface PublicState extends Pick<LogEntry, 'composition' | 'site'> {
  readonly canary?: LogEntry['canary'] | undefined;
  readonly deltasOff?: boolean | undefined;
}

/** A page or script that visitors can request. It can be the target of a delta, or the dictionary of one. */
export interface DeltaCandidate {
  readonly owner: string;
  /** Name that the file has in every release: a document (`en/portfolio.html`), or a script without its hash. */
  readonly place: string;
  readonly content: Content;
  /** Home page in the page's language. It is one more dictionary, because most visitors have it in their cache. */
  readonly home?: Content | undefined;
}

const getHomePage = (document: string): string => (/^en[./]/.test(document) ? 'en.html' : 'index.html');

/**
 * Lists the pages and scripts that visitors can request under a log entry, those of its canary included.
 * @throws as `readSite` and `readRelease` do
 */
export async function listShownFiles(
  store: ReleaseStore,
  { composition, site, canary }: PublicState,
): Promise<readonly DeltaCandidate[]> {
  const sites = [...new Set([site, ...(canary ? [canary.site] : [])])];
  const releases = [
    ...Object.entries(composition.releases),
    ...(canary ? [[canary.name, canary.version] as const] : []),
  ];
  const shownFiles = await Promise.all([
    ...sites.map((id) => listPages(store, id)),
    ...releases.map(([name, version]) => listScripts(store, name, version)),
  ]);
  // Lists a file once, although the live site and the canary's site may share it.
  return [...new Map(shownFiles.flat().map((file) => [`${file.place} ${file.content.body}`, file])).values()];
}

async function listPages({ read }: ReleaseStore, id: string): Promise<DeltaCandidate[]> {
  const listing = await readSite(read, id);
  return (
    Object.entries(listing.pages)
      // Leaves out not-found pages, which have no address.
      .filter(([file]) => !isNotFound(file))
      .flatMap(([file, { owner }]) => {
        const content = findContent(listing.files, file);
        const home = findContent(listing.files, getHomePage(file));
        return content ? [{ owner, place: file, content, home }] : [];
      })
  );
}

async function listScripts({ read }: ReleaseStore, name: string, version: string): Promise<DeltaCandidate[]> {
  const { files = {} } = (await readRelease(read, name, version)) ?? {};
  return Object.keys(files).flatMap((file): DeltaCandidate[] => {
    const place = file.startsWith('browser/') ? maskHashInName(file.slice('browser/'.length)) : undefined;
    const content = place === undefined ? undefined : findContent(files, file);
    return content ? [{ owner: name, place: `${name}/${place}`, content }] : [];
  });
}
