import { isNotFound } from '../../store/answers/siteAddresses.ts';
import { type Content, contentOf } from '../../store/protocol/content.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import { scriptPlace } from '../../store/protocol/scriptPlace.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** The fields of an entry that decide which files visitors are shown. */
export interface Shows extends Pick<LogEntry, 'composition' | 'site'> {
  readonly canary?: LogEntry['canary'] | undefined;
  readonly deltasOff?: boolean | undefined;
}

/** A page or a script that visitors are shown: it can be a dictionary, and a delta can make it. */
export interface ShownFile {
  /** The package whose release changes it. */
  readonly owner: string;
  /** Name of its place from one release to the next: a document (`en/portfolio.html`), a script without its hash. */
  readonly place: string;
  readonly content: Content;
  /** The home page in its language, which visitors of a page are most likely to have. */
  readonly home?: Content | undefined;
}

/** The home pages, each offered as a dictionary of all pages of its language. */
const homeOf = (document: string): string => (/^en[./]/.test(document) ? 'en.html' : 'index.html');

/**
 * The pages and scripts that an entry shows, the canary's among them.
 * @throws as `readSite` and `readRelease` do
 */
export async function shownFiles(
  store: ReleaseStore,
  { composition, site, canary }: Shows,
): Promise<readonly ShownFile[]> {
  const sites = [...new Set([site, ...(canary ? [canary.site] : [])])];
  const releases = [
    ...Object.entries(composition.releases),
    ...(canary ? [[canary.name, canary.version] as const] : []),
  ];
  const found = await Promise.all([
    ...sites.map((id) => pagesOf(store, id)),
    ...releases.map(([name, version]) => scriptsOf(store, name, version)),
  ]);
  // What is the same at the same place is told once.
  return [...new Map(found.flat().map((file) => [`${file.place} ${file.content.body}`, file])).values()];
}

async function pagesOf({ read }: ReleaseStore, id: string): Promise<ShownFile[]> {
  const listing = await readSite(read, id);
  return (
    Object.entries(listing.pages)
      // A not-found page is sent under addresses of every kind.
      .filter(([file]) => !isNotFound(file))
      .flatMap(([file, { owner }]) => {
        const content = contentOf(listing.files, file);
        const home = contentOf(listing.files, homeOf(file));
        return content ? [{ owner, place: file, content, home }] : [];
      })
  );
}

async function scriptsOf({ read }: ReleaseStore, name: string, version: string): Promise<ShownFile[]> {
  const { files = {} } = (await readRelease(read, name, version)) ?? {};
  return Object.keys(files).flatMap((file): ShownFile[] => {
    const place = file.startsWith('browser/') ? scriptPlace(file.slice('browser/'.length)) : undefined;
    const content = place === undefined ? undefined : contentOf(files, file);
    return content ? [{ owner: name, place: `${name}/${place}`, content }] : [];
  });
}
