import { NotFoundError, namePattern, versionPattern } from 'shared/contract';
import type { ReleaseStore, StoredFile } from '../store/backends/releaseStore.ts';
import { listContents } from '../store/content/verifyRelease.ts';
import { readNewestEntry } from '../store/log/releaseLog.ts';
import { type Content, findContent, getContentKey } from '../store/protocol/content.ts';
import { readDeltaListing } from '../store/protocol/deltaListing.ts';
import { findNewestEntry, readEntry } from '../store/protocol/findNewestEntry.ts';
import { getDeltaListingKey, getListingKey, nonPackageFolders } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { parseManifest, requireManifestBytes } from '../store/protocol/manifest.ts';
import { ignoreUnreadable } from '../store/protocol/readKey.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { readRelease } from '../store/protocol/storedRelease.ts';
import { findVersionBefore } from './live/earlierVersions.ts';
import { listPreviews } from './live/listPreviews.ts';
import { listShownReleases, listShownSites, retentionDays } from './live/liveReleases.ts';

/** Keys that `collect` removes (with `dryRun`: would remove). The key of a whole folder ends with a slash. */
export interface CollectedKeys {
  readonly keys: readonly string[];
  readonly bytes: number;
}

/**
 * Removes everything that nobody can request any more; with `dryRun`, only lists it. These are sites and releases that were not live within
 * the retention, and blobs that nothing names. Keeps all that a canary, preview or rollback needs. Never removes the log.
 */
export async function collect(
  store: ReleaseStore,
  { dryRun, now = Date.now() }: { readonly dryRun: boolean; readonly now?: number },
): Promise<CollectedKeys> {
  const candidates = await findGoing(store, now);
  let going = candidates;
  const removedKeys = new Set<string>();
  // Removes listings and `release.json` files first. If the command is killed, no site or release then looks complete without its files.
  // Two calls are needed, because one call of `remove` removes its files in any order.
  const turns = [isWrittenLast, (file: string) => !isWrittenLast(file)];
  for (const isTurn of dryRun ? [] : turns) {
    // Checks all candidates again before each call: meanwhile one may be live again, be in a new preview, or have been written again.
    const still = new Map(
      (await findGoing(store, now, new Set(going.map(({ key }) => key)))).map((thing) => [thing.key, thing]),
    );
    going = going.flatMap(({ key }) => still.get(key) ?? []);
    const files = going.flatMap((thing) => {
      const filesOfTurn = thing.files.filter(isTurn);
      if (filesOfTurn.length > 0) removedKeys.add(thing.key);
      return filesOfTurn;
    });
    await store.upkeep.remove(files);
  }
  const removed = dryRun ? candidates : candidates.filter(({ key }) => removedKeys.has(key));
  return { keys: removed.map(({ key }) => key), bytes: removed.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Finds all that may be removed. @param among candidates of an earlier call; undefined means everything in the store */
async function findGoing(store: ReleaseStore, now: number, among?: ReadonlySet<string>): Promise<readonly Thing[]> {
  const since = now - retentionDays * 86_400_000;
  const first = await readNewestEntry(store);
  const inventory = await store.upkeep.inventory();
  const required = await findAsked(store, first, now);
  // Keeps recent files, because they may belong to a promotion that still runs, or to a release that waits for its promotion.
  const old = groupKeys(inventory).filter(
    ({ key, at }) => at <= since && (among?.has(key) ?? true) && !isAsked(key, required),
  );
  const leaving = new Set(old.map(({ key }) => key));
  const namedContents = required.unknown ? undefined : await findNamed(store, inventory, leaving, required);
  return old.filter(({ key }) => !isContent(key) || (namedContents !== undefined && !namedContents.has(key)));
}

/**
 * Lists the contents that the remaining releases, sites and delta listings name. @returns undefined if one of these cannot be read, or if a
 * live release is missing: in that case no content may be removed
 */
async function findNamed(
  store: ReleaseStore,
  inventory: readonly StoredFile[],
  leaving: ReadonlySet<string>,
  { sites, releases, deltas, shown }: AskedFor,
): Promise<ReadonlySet<string> | undefined> {
  const namedContents = new Set<string>();
  const add = (content: Content) => namedContents.add(getContentKey(content));
  const lost = new Set(shown);
  const keys = new Set([
    ...inventory.map(({ key }) => key),
    // Adds the listings and releases that were written after the inventory of the store.
    ...[...sites].map(getListingKey),
    ...[...deltas].map(getDeltaListingKey),
    ...[...releases].map((release) => `${release}/release.json`),
  ]);
  for (const key of keys) {
    // Skips hidden files, such as the leftover of a killed writer: no listing has such a name.
    if (leaving.has(key) || leaving.has(key.replace(/[^/]+$/, '')) || /(^|\/)\.[^/]*$/.test(key)) continue;
    const [folder = '', id = ''] = key.replace(/\.json(?:\.br)?$/, '').split('/');
    try {
      if (folder === 'sites') {
        const { files } = await readSite(store.read, id);
        for (const file of Object.keys(files)) add(findContent(files, file) ?? { body: '' });
      } else if (folder === 'deltas') {
        const listing = (await readDeltaListing(store.read, id)) ?? {};
        for (const { integrity } of Object.values(listing).flatMap((each) => Object.values(each)))
          add({ body: integrity });
      } else if (key.endsWith('/release.json')) {
        const release = await readRelease(store.read, folder, id);
        if (release) lost.delete(`${folder}/${id}`);
        for (const [, content] of release ? listContents(release) : []) add(content);
      }
    } catch (error) {
      // Skips a file that another `release gc` has removed meanwhile.
      if (error instanceof NotFoundError) continue;
      return ignoreUnreadable(error);
    }
  }
  return lost.size > 0 ? undefined : namedContents;
}

/** Everything that visitors can still request, or that a rollback may restore. */
interface AskedFor {
  readonly sites: ReadonlySet<string>;
  /** Releases in the form `name/version`. */
  readonly releases: ReadonlySet<string>;
  /** IDs of delta listings. */
  readonly deltas: ReadonlySet<string>;
  /** IDs of manifests and their tables. */
  readonly manifests: ReadonlySet<string>;
  /** Releases that are live, or shown by a canary or a preview. */
  readonly shown: ReadonlySet<string>;
  /** True if the listing of a shown site is lost. Its contents are then unknown, so the collector removes no site and no blob. */
  readonly unknown: boolean;
}

/** Lists all that must stay in the store. @param first entry that was live before the store's files were listed */
async function findAsked(store: ReleaseStore, first: LogEntry | undefined, now: number): Promise<AskedFor> {
  const live = first ? await findNewestEntry(store.read, first) : await readNewestEntry(store);
  const previews = (await listPreviews(store, now)).filter(({ revoked }) => !revoked);
  const entries = live ? await readEntriesSince(store, live, first, now - retentionDays * 86_400_000) : [];
  const shownSites = new Set([...(live ? listShownSites(live) : []), ...previews.map(({ site }) => site)]);
  const sites = new Set([...shownSites, ...entries.flatMap(listShownSites)]);
  const nameOf = ({ name, version }: { readonly name: string; readonly version: string }) => `${name}/${version}`;
  const shownReleases = [...(live ? listShownReleases(live) : []), ...previews].map(nameOf);
  const releases = new Set([...shownReleases, ...entries.flatMap(listShownReleases).map(nameOf)]);
  for (const name of Object.keys(live?.composition.releases ?? {})) {
    // Keeps the version to which a rollback would return, even if it is very old.
    const before = live && (await findVersionBefore(store, live, name));
    if (before) releases.add(`${name}/${before}`);
  }
  let unknown = false;
  for (const site of shownSites) unknown ||= (await store.read(getListingKey(site))) === undefined;
  return {
    sites,
    releases,
    deltas: new Set(Object.values(live?.deltas ?? {})),
    manifests: await findManifests(store, entries),
    shown: new Set(shownReleases),
    unknown,
  };
}

/** Reads entries, newest first, back to the time `since` and to the entry `first`. Skips unreadable entries. */
async function readEntriesSince(
  { read }: ReleaseStore,
  live: LogEntry,
  first: LogEntry | undefined,
  since: number,
): Promise<LogEntry[]> {
  const entries = [live];
  // Reads one day further back, because the clocks of machines differ.
  const isYoung = () => Date.parse(entries.at(-1)?.at ?? '') > since - 86_400_000;
  for (let number = live.number - 1; number > 0 && (isYoung() || number >= (first?.number ?? number)); number -= 1) {
    const entry = await readEntry(read, number).catch(ignoreUnreadable);
    if (entry) entries.push(entry);
  }
  return entries;
}

async function findManifests(store: ReleaseStore, entries: readonly LogEntry[]): Promise<ReadonlySet<string>> {
  const manifests = new Set<string>();
  for (const { manifest } of entries) {
    if (manifests.has(manifest)) continue;
    manifests.add(manifest);
    const { tables = {} } =
      (await requireManifestBytes(store, manifest)
        .then((bytes) => parseManifest(bytes, manifest))
        .catch((error: unknown) => (error instanceof NotFoundError ? undefined : ignoreUnreadable(error)))) ?? {};
    for (const table of Object.values(tables)) manifests.add(table);
  }
  return manifests;
}

/**
 * Files that are removed together: a release with its signature, or one listing, manifest, table, content, or leftover of a killed writer.
 */
interface Thing {
  readonly key: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** Time of the last write to one of these files. */
  readonly at: number;
}

function groupKeys(inventory: readonly StoredFile[]): Thing[] {
  const things = Map.groupBy(inventory, ({ key }) => getGroup(key));
  things.delete(undefined);
  return [...things].map(([key = '', files]) => ({
    key,
    files: files.map((file) => file.key),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    at: Math.max(...files.map(({ at }) => at)),
  }));
}

/** Folders in which each file is collected by itself; elsewhere whole folders are. */
const collectedFolders: ReadonlySet<string> = new Set(['blobs', 'sites', 'deltas', 'manifests']);

/**
 * Returns a key that all files which are removed together have in common. @returns undefined for the log, previews and unknown files, which
 * are never collected
 */
function getGroup(file: string): string | undefined {
  const [first = '', second = '', ...rest] = file.split('/');
  if (/(^|\/)\.[^/]+\.tmp$/.test(file) || collectedFolders.has(first)) return file;
  const isReleased =
    namePattern.test(first) && !nonPackageFolders.has(first) && rest.length > 0 && versionPattern.test(second);
  return isReleased ? `${first}/${second}/` : undefined;
}

const isContent = (key: string): boolean => key.startsWith('blobs/') && !key.endsWith('.tmp');

/** Tells whether a file is written last, so that its site, release or delta listing is complete once the file exists. */
const isWrittenLast = (file: string): boolean => /^sites\/|^[^/]+\/[^/]+\/release\.json$|^deltas\//.test(file);

function isAsked(key: string, { sites, releases, deltas, manifests, unknown }: AskedFor): boolean {
  if (key.endsWith('.tmp') || isContent(key)) return false;
  const [first = '', second = ''] = key.split('/');
  const id = second.replace(/\..*$/, '');
  if (first === 'manifests') return manifests.has(id);
  if (first === 'deltas') return deltas.has(id);
  if (first === 'sites') return unknown || sites.has(id);
  return releases.has(`${first}/${second}`);
}
