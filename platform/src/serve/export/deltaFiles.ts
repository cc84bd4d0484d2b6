import { readBlob } from '../../store/protocol/content.ts';
import { type DeltaListing, readDeltaListing } from '../../store/protocol/deltas.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { PlainFile, ReleasedFile } from './siteFiles.ts';

/** The file of a site that was exported while deltas are off. It has no ending, so that it stands at no address. */
export const offMark = 'deltas-off';

/**
 * The deltas of the pages of a site and of scripts, where a host finds them that knows an address and what a client says of its dictionary: at the
 * path of what they make, the dictionary's SHA-256 in base64 without its `=`, `.dcz`. Its slashes are folders. One that is altered in the store,
 * or gone, is left out: what it makes is there.
 * @param scripts files of releases that are exported
 */
export async function* deltaFiles(
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
        const found = places.get(target) ?? [];
        const bytes = found.length > 0 ? await readBlob(store.read, integrity).catch(() => undefined) : undefined;
        for (const place of bytes ? found : []) if (bytes) yield { path: `${place}${deltaEnding(bytes)}`, bytes };
      }
  }
}

/** Offsets in a delta between which the digest of the dictionary stands, in bytes. */
const digest = [8, 40] as const;

const deltaEnding = (delta: Buffer): string =>
  `.${delta
    .subarray(...digest)
    .toString('base64')
    .replace('=', '')}.dcz`;

/** The path of what a delta makes; undefined for what is none. */
export const targetOfPath = (path: string): string | undefined =>
  /^(.+\.(?:html|js))\.[A-Za-z0-9+/]+\.dcz$/.exec(path)?.[1];
