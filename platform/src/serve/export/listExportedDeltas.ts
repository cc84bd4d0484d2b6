import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readBlob } from '../../store/protocol/content.ts';
import { type DeltaListing, readDeltaListing } from '../../store/protocol/deltaListing.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { PlainFile, ReleasedFile } from './listSiteFiles.ts';

/** Name of an empty file in an export while deltas are off. Visitors cannot request it, because it has no extension. */
export const deltasOffFile = 'deltas-off';

/**
 * Yields the deltas of pages and scripts, for a host that finds them by path. The path is that of the target, then the dictionary's SHA-256
 * in base64 without `=` (a slash becomes a folder), then `.dcz`. Leaves out missing or altered deltas, because the target itself is
 * exported, too.
 * @param scripts exported files of releases
 */
export async function* listExportedDeltas(
  store: ReleaseStore,
  { site, deltas = {} }: LogEntry,
  scripts: readonly ReleasedFile[],
): AsyncGenerator<PlainFile> {
  const listing = await readSite(store.read, site);
  const places = new Map<string, string[]>();
  const add = (body: string | undefined, place: string) => {
    if (body !== undefined) places.set(body, [...(places.get(body) ?? []), place]);
  };
  for (const file of Object.keys(listing.pages)) add(listing.files[file], `sites/${site}/${file}`);
  for (const { path, content } of scripts) add(content.body, path);
  for (const id of Object.values(deltas)) {
    const listed: DeltaListing = (await readDeltaListing(store.read, id).catch(() => undefined)) ?? {};
    for (const [target, each] of Object.entries(listed))
      for (const { integrity } of Object.values(each)) {
        const dictionaries = places.get(target) ?? [];
        const bytes =
          dictionaries.length > 0 ? await readBlob(store.read, integrity).catch(() => undefined) : undefined;
        for (const place of bytes ? dictionaries : [])
          if (bytes) yield { path: `${place}${createDeltaEnding(bytes)}`, bytes };
      }
  }
}

/** Position of the dictionary's SHA-256 in a delta: first byte, and first byte after it. */
const digest = [8, 40] as const;

const createDeltaEnding = (delta: Buffer): string =>
  `.${delta
    .subarray(...digest)
    .toString('base64')
    .replace('=', '')}.dcz`;

/** Returns the path of a delta's target, the file that it gives. @returns undefined if `path` is not the path of a delta */
export const getDeltaTarget = (path: string): string | undefined =>
  /^(.+\.(?:html|js))\.[A-Za-z0-9+/]+\.dcz$/.exec(path)?.[1];
