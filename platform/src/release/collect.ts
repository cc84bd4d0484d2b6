import { NotFoundError, namePattern, versionPattern } from 'shared/contract';
import { newestOf } from '../store/newestOf.ts';
import { type Content, contentKey, contentOf } from '../store/protocol/content.ts';
import { readDeltaListing } from '../store/protocol/deltas.ts';
import { deltaListingKey, listingKey, noPackages } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { parseManifest } from '../store/protocol/manifest.ts';
import { newestEntry, readEntry } from '../store/protocol/newestEntry.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import { readSite } from '../store/protocol/siteListing.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import { readManifestText } from '../store/readManifestText.ts';
import type { ReleaseStore, StoredFile } from '../store/releaseStore.ts';
import { contentsOf } from '../store/verifyRelease.ts';
import { readPreviews } from './listPreviews.ts';
import { findVersionBefore } from './live/earlier.ts';
import { retentionDays, shownBy, sitesShownBy } from './live/shownBy.ts';

/** Things that may go: keys of the store, folders with a slash at their end. */
export interface Collected {
  readonly keys: readonly string[];
  readonly bytes: number;
}

/**
 * Removes what nobody can ask for any more, or only lists it (`dryRun`). These are sites and releases that were not live within the retention
 * and belong to no canary, no preview and no rollback. Contents that nothing names which stays go, too: pages, files of releases, deltas. The
 * log itself is never collected.
 */
export async function collect(
  store: ReleaseStore,
  { dryRun, now = Date.now() }: { readonly dryRun: boolean; readonly now?: number },
): Promise<Collected> {
  const found = await findGoing(store, now);
  let going = found;
  const taken = new Set<string>();
  // A collector that is stopped half-way leaves nothing that passes for whole: a site or a release stops being one before the first of its
  // contents goes. The calls follow each other; what is in one call goes in any order.
  const turns = [isWrittenLast, (file: string) => !isWrittenLast(file)];
  for (const isTurn of dryRun ? [] : turns) {
    // Each time it looks at all of it again: something may have become live that was live long ago, or be shown by a preview, or have been
    // published and name a content which nothing had named, or have been written anew behind another collector.
    const still = new Map(
      (await findGoing(store, now, new Set(going.map(({ key }) => key)))).map((thing) => [thing.key, thing]),
    );
    going = going.flatMap(({ key }) => still.get(key) ?? []);
    const files = going.flatMap((thing) => {
      const own = thing.files.filter(isTurn);
      if (own.length > 0) taken.add(thing.key);
      return own;
    });
    await store.upkeep.remove(files);
  }
  const gone = dryRun ? found : found.filter(({ key }) => taken.has(key));
  return { keys: gone.map(({ key }) => key), bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** @param among what was to go when it was looked at before: nothing else is; all there is, for the first time */
async function findGoing(store: ReleaseStore, now: number, among?: ReadonlySet<string>): Promise<readonly Thing[]> {
  const since = now - retentionDays * 86_400_000;
  const first = await newestOf(store);
  const inventory = await store.upkeep.inventory();
  const asked = await findAsked(store, first, now);
  // What is young may be about to be named: by a promotion that is under way, by a team that published and has not promoted yet.
  const old = thingsOf(inventory).filter(
    ({ key, at }) => at <= since && (among?.has(key) ?? true) && !isAsked(key, asked),
  );
  const leaving = new Set(old.map(({ key }) => key));
  const named = asked.unknown ? undefined : await findNamed(store, inventory, leaving, asked);
  return old.filter(({ key }) => !isContent(key) || (named !== undefined && !named.has(key)));
}

/**
 * Reads which contents are named by releases, sites and listings of deltas that stay. Undefined where one of them cannot be
 * read, or a release that is shown is not there: then no content goes.
 */
async function findNamed(
  store: ReleaseStore,
  inventory: readonly StoredFile[],
  leaving: ReadonlySet<string>,
  { sites, releases, deltas, shown }: AskedFor,
): Promise<ReadonlySet<string> | undefined> {
  const named = new Set<string>();
  const add = (content: Content) => named.add(contentKey(content));
  const lost = new Set(shown);
  const keys = new Set([
    ...inventory.map(({ key }) => key),
    // Those that came since it was taken.
    ...[...sites].map(listingKey),
    ...[...deltas].map(deltaListingKey),
    ...[...releases].map((release) => `${release}/release.json`),
  ]);
  for (const key of keys) {
    if (leaving.has(key) || leaving.has(key.replace(/[^/]+$/, ''))) continue;
    const [folder = '', id = ''] = key.replace(/\.json(?:\.br)?$/, '').split('/');
    try {
      if (folder === 'sites') {
        const { files } = await readSite(store.read, id);
        for (const file of Object.keys(files)) add(contentOf(files, file) ?? { body: '' });
      } else if (folder === 'deltas') {
        const listing = (await readDeltaListing(store.read, id)) ?? {};
        for (const { integrity } of Object.values(listing).flatMap((each) => Object.values(each)))
          add({ body: integrity });
      } else if (key.endsWith('/release.json')) {
        const release = await readRelease(store.read, folder, id);
        if (release) lost.delete(`${folder}/${id}`);
        for (const [, content] of release ? contentsOf(release) : []) add(content);
      }
    } catch (error) {
      // Another collector may have taken it meanwhile.
      if (error instanceof NotFoundError) continue;
      return unreadable(error);
    }
  }
  return lost.size > 0 ? undefined : named;
}

/** Things that somebody can ask for. */
interface AskedFor {
  readonly sites: ReadonlySet<string>;
  /** As `name/version`. */
  readonly releases: ReadonlySet<string>;
  /** Listings of deltas, by their ids. */
  readonly deltas: ReadonlySet<string>;
  /** With their tables, by their ids. */
  readonly manifests: ReadonlySet<string>;
  /** The releases that are shown: live, a canary's, previews'. */
  readonly shown: ReadonlySet<string>;
  /** A site that is shown has no listing any more: what belongs to it is not known, and neither a site nor a content goes. */
  readonly unknown: boolean;
}

/** @param first what was live before the store was looked at */
async function findAsked(store: ReleaseStore, first: LogEntry | undefined, now: number): Promise<AskedFor> {
  const live = first ? await newestEntry(store.read, first) : await newestOf(store);
  const previews = (await readPreviews(store, now)).filter(({ revoked }) => !revoked);
  const entries = live ? await entriesSince(store, live, first, now - retentionDays * 86_400_000) : [];
  const shownSites = new Set([...(live ? sitesShownBy(live) : []), ...previews.map(({ site }) => site)]);
  const sites = new Set([...shownSites, ...entries.flatMap(sitesShownBy)]);
  const nameOf = ({ name, version }: { readonly name: string; readonly version: string }) => `${name}/${version}`;
  const shown = [...(live ? shownBy(live) : []), ...previews].map(nameOf);
  const releases = new Set([...shown, ...entries.flatMap(shownBy).map(nameOf)]);
  for (const name of Object.keys(live?.composition.releases ?? {})) {
    // A rollback goes one version back, however old that is.
    const before = live && (await findVersionBefore(store, live, name));
    if (before) releases.add(`${name}/${before}`);
  }
  let unknown = false;
  for (const site of shownSites) unknown ||= (await store.read(listingKey(site))) === undefined;
  return {
    sites,
    releases,
    deltas: new Set(Object.values(live?.deltas ?? {})),
    manifests: await findManifests(store, entries),
    shown: new Set(shown),
    unknown,
  };
}

/**
 * The entries that were the newest within some time, or since another one, the newest first. One that cannot be read is passed over.
 */
async function entriesSince(
  { read }: ReleaseStore,
  live: LogEntry,
  first: LogEntry | undefined,
  since: number,
): Promise<LogEntry[]> {
  const entries = [live];
  // Clocks may be a day apart.
  const isYoung = () => Date.parse(entries.at(-1)?.at ?? '') > since - 86_400_000;
  for (let number = live.number - 1; number > 0 && (isYoung() || number >= (first?.number ?? number)); number -= 1) {
    const entry = await readEntry(read, number).catch(unreadable);
    if (entry) entries.push(entry);
  }
  return entries;
}

/** The manifests of entries, and the tables that they name. */
async function findManifests(store: ReleaseStore, entries: readonly LogEntry[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { manifest } of entries) {
    if (found.has(manifest)) continue;
    found.add(manifest);
    const { tables = {} } =
      (await readManifestText(store, manifest)
        .then((bytes) => parseManifest(bytes, manifest))
        .catch((error: unknown) => (error instanceof NotFoundError ? undefined : unreadable(error)))) ?? {};
    for (const table of Object.values(tables)) found.add(table);
  }
  return found;
}

/**
 * A thing that is collected as one: a release with its signature, or a file: the listing of a site or of deltas, a manifest or its table, a
 * content, or what a killed writer left.
 */
interface Thing {
  readonly key: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** Time at which the newest of its files was written. */
  readonly at: number;
}

function thingsOf(inventory: readonly StoredFile[]): Thing[] {
  const things = Map.groupBy(inventory, ({ key }) => thingOf(key));
  things.delete(undefined);
  return [...things].map(([key = '', files]) => ({
    key,
    files: files.map((file) => file.key),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    at: Math.max(...files.map(({ at }) => at)),
  }));
}

/** Folders each of whose files goes by itself. */
const collectedFolders: ReadonlySet<string> = new Set(['blobs', 'sites', 'deltas', 'manifests']);

/** The thing a file belongs to; undefined for what is never collected: the log, previews, and what is not of this layout. */
function thingOf(file: string): string | undefined {
  const [first = '', second = '', ...rest] = file.split('/');
  if (/\/\.[^/]+\.tmp$/.test(file) || collectedFolders.has(first)) return file;
  const isReleased =
    namePattern.test(first) && !noPackages.has(first) && rest.length > 0 && versionPattern.test(second);
  return isReleased ? `${first}/${second}/` : undefined;
}

const isContent = (key: string): boolean => key.startsWith('blobs/') && !key.endsWith('.tmp');

/** The file that is written last: without it a site, a release or a set of deltas is not there. */
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
