import { NotFoundError, namePattern, versionPattern } from 'shared/contract';
import { parseFacts } from '../compose/pageFacts.ts';
import { newestOf } from '../store/newestOf.ts';
import { unpack } from '../store/packing.ts';
import { type Content, contentKey, contentOf } from '../store/protocol/content.ts';
import { readDeltaListing } from '../store/protocol/deltas.ts';
import { deltaListingKey, listingKey, noPackages } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { newestEntry, readEntry } from '../store/protocol/newestEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { readListed, readSite } from '../store/protocol/siteListing.ts';
import { unreadable } from '../store/protocol/unreadable.ts';
import type { ReleaseStore, StoredFile } from '../store/releaseStore.ts';
import { findKeptFiles, isFileMark, keptMark } from './keptFiles.ts';
import { readPreviews } from './listPreviews.ts';
import { findVersionBefore } from './live/earlier.ts';
import { retentionDays, shownBy, sitesShownBy } from './live/shownBy.ts';

/** What may go: keys of the store, folders with a slash at their end. */
export interface Collected {
  readonly keys: readonly string[];
  readonly bytes: number;
}

/**
 * What nobody can ask for any more: sites, pages and releases that were not live within the retention, that are not a canary's, not a
 * preview's, and not what a rollback would go back to. The log itself is never collected, and not read either: what ceased to be live is
 * marked by the day.
 */
export async function collect(
  store: ReleaseStore,
  { dryRun, now = Date.now() }: { readonly dryRun: boolean; readonly now?: number },
): Promise<Collected> {
  const { things: found, marks: foundMarks } = await findGoing(store, now);
  let going = found;
  const taken = new Set<string>();
  // A collector that is stopped half-way leaves nothing that passes for whole: a site stops being one before the first of its pages
  // goes, a release before the first of its files, and contents go last. The calls follow each other; what is in one call goes in any order.
  const turns = [isWrittenLast, isFacts, (file: string) => !isWrittenLast(file) && !isFacts(file)];
  for (const isTurn of dryRun ? [] : turns) {
    // Each time it looks at all of it again: something may have become live that was live long ago, or be shown by a preview, or have been
    // published and bring a file which nothing had listed, or have been written anew behind another collector.
    const among = new Set([...going.map(({ key }) => key), ...foundMarks.keys()]);
    const { things, marks } = await findGoing(store, now, among);
    const still = new Map(things.map((thing) => [thing.key, thing]));
    going = going.flatMap(({ key }) => still.get(key) ?? []);
    const files = going.flatMap((thing) => {
      const own = thing.files.filter(isTurn);
      if (own.length > 0) taken.add(thing.key);
      return own;
    });
    await store.upkeep.remove(files);
    if (isTurn !== turns.at(-1)) continue;
    for (const [key, text] of marks) {
      await store.upkeep.remove([key]);
      await store.create(key, text);
    }
  }
  const gone = dryRun ? found : found.filter(({ key }) => taken.has(key));
  return { keys: gone.map(({ key }) => key), bytes: gone.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** What may go by now, and marks that are to name another release than they do. */
interface Going {
  readonly things: readonly Thing[];
  /** By their keys. */
  readonly marks: ReadonlyMap<string, string>;
}

/** @param among what was to go or to be changed when it was looked at before: nothing else is; all there is, for the first time */
async function findGoing(store: ReleaseStore, now: number, among?: ReadonlySet<string>): Promise<Going> {
  const since = now - retentionDays * 86_400_000;
  const first = await newestOf(store);
  const inventory = await store.upkeep.inventory();
  const asked = await findAsked(store, inventory, first, now);
  // What is young may be about to be named: by a promotion that is under way, by a team that published and has not promoted yet.
  const things = thingsOf(inventory).filter(
    ({ key, at }) => at <= since && (among?.has(key) ?? true) && !isAsked(key, asked),
  );
  return withoutKept(store, inventory, things, asked);
}

/**
 * What may go but the contents that something names which stays, and the marks of files that a release lists which stays.
 * @param shown releases that are shown: where one of them cannot be read, no content goes
 */
async function withoutKept(
  store: ReleaseStore,
  inventory: readonly StoredFile[],
  things: readonly Thing[],
  { shown, unknown }: AskedFor,
): Promise<Going> {
  const packages = new Set(inventory.flatMap(({ key }) => packageOf(key) ?? []));
  const leaving = new Set(things.map(({ key }) => key));
  const kept = await findKeptFiles(
    store,
    packages,
    new Set([...leaving].flatMap((key) => (isReleaseThing(key) ? [key.slice(0, -1)] : []))),
  );
  const isUnsure = unknown || kept.unknown.size > 0 || [...shown].some((release) => !kept.releases.has(release));
  const named = isUnsure ? undefined : await findNamed(store, inventory, leaving);
  const marks = new Map<string, string>();
  const going: Thing[] = [];
  for (const thing of things) {
    const { key } = thing;
    if (key.startsWith('blobs/') && !key.endsWith('.tmp') && (!named || named.has(key) || kept.keys.has(key))) continue;
    if (!isFileMark(key)) {
      going.push(thing);
      continue;
    }
    if (kept.unknown.has(key.split('/')[0] ?? '')) continue;
    const present = (await store.read(key))?.toString();
    const text = keptMark(key, present, kept);
    if (text === undefined) going.push(thing);
    else if (text !== present) marks.set(key, text);
  }
  return { things: going, marks };
}

/** Reads which contents are named by sites, facts of pages and listings of deltas that stay. Undefined where one of them cannot be read. */
async function findNamed(
  store: ReleaseStore,
  inventory: readonly StoredFile[],
  leaving: ReadonlySet<string>,
): Promise<ReadonlySet<string> | undefined> {
  const named = new Set<string>();
  const add = (content: Content) => named.add(contentKey(content));
  for (const { key } of inventory) {
    if (leaving.has(key)) continue;
    const [, site] = /^sites\/([^/]+)\.json$/.exec(key) ?? [];
    const [, deltas] = /^deltas\/([^/.]+)\.json/.exec(key) ?? [];
    try {
      if (site) {
        const { files } = await readSite(store.read, site);
        for (const file of Object.keys(files)) add(contentOf(files, file) ?? { body: '' });
      } else if (deltas) {
        const listing = (await readDeltaListing(store.read, deltas)) ?? {};
        for (const { integrity } of Object.values(listing).flatMap((each) => Object.values(each)))
          add({ body: integrity });
      } else if (/^pages\/[^/]+\.json$/.test(key)) {
        const bytes = await store.read(key);
        if (bytes) add(parseFacts(bytes, key).content);
      }
    } catch (error) {
      // Another collector may have taken it meanwhile.
      if (error instanceof NotFoundError) continue;
      return unreadable(error);
    }
  }
  return named;
}

/** What somebody can ask for: sites, pages by their input hashes, releases as `name/version`, listings of deltas. */
interface AskedFor {
  readonly sites: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly releases: ReadonlySet<string>;
  readonly deltas: ReadonlySet<string>;
  /** The manifest of what is live: earlier ones are of what no host shows any more. */
  readonly manifest: string | undefined;
  /** The releases that are shown: live, a canary's, previews'. */
  readonly shown: ReadonlySet<string>;
  /** A site that is shown has no listing any more: what belongs to it is not known, and nothing of any site goes. */
  readonly unknown: boolean;
}

/**
 * @param inventory what lies there
 * @param first what was live before it was looked at
 */
async function findAsked(
  store: ReleaseStore,
  inventory: readonly StoredFile[],
  first: LogEntry | undefined,
  now: number,
): Promise<AskedFor> {
  const since = now - retentionDays * 86_400_000;
  const live = first ? await newestEntry(store.read, first) : await newestOf(store);
  const previews = (await readPreviews(store, now)).filter(({ revoked }) => !revoked);
  const shownSites = new Set([...(live ? sitesShownBy(live) : []), ...previews.map(({ site }) => site)]);
  const sites = new Set([
    ...shownSites,
    ...retiredSince(inventory, since),
    ...(await findSitesSince(store, first, live)),
  ]);
  const shown = [...(live ? shownBy(live) : []), ...previews].map(({ name, version }) => `${name}/${version}`);
  const releases = new Set(shown);
  for (const name of Object.keys(live?.composition.releases ?? {})) {
    // A rollback goes one version back, however old that is.
    const before = live && (await findVersionBefore(store, live, name));
    if (before) releases.add(`${name}/${before}`);
  }
  const pages = new Set<string>();
  let unknown = false;
  for (const site of sites) {
    if (!(await store.read(listingKey(site)))) {
      // A mark may be of a site that an earlier collector has taken.
      unknown ||= shownSites.has(site);
      continue;
    }
    for (const key of Object.values((await readSite(store.read, site)).pages)) pages.add(key);
    for (const [name, version] of Object.entries(await readReleasesOf(store, site))) releases.add(`${name}/${version}`);
  }
  return {
    sites,
    pages,
    releases,
    deltas: new Set(Object.values(live?.deltas ?? {}).map(deltaListingKey)),
    manifest: live?.manifest,
    shown: new Set(shown),
    unknown,
  };
}

/** The releases that a composed site shows, as its snapshot says; none where that is gone. */
async function readReleasesOf({ read }: ReleaseStore, site: string): Promise<Readonly<Record<string, string>>> {
  const bytes = await readListed({ read, unpack }, await readSite(read, site), 'snapshot.json').catch(unreadable);
  const snapshot = bytes && (parseJson(bytes, `The snapshot of ${site}`) as { releases?: Record<string, string> });
  return snapshot?.releases ?? {};
}

/**
 * The sites that ceased to be live since then: by the day that a mark names, or by when it was written where that is later. Whoever wrote it may have
 * had a clock that was behind.
 */
const retiredSince = (inventory: readonly StoredFile[], since: number): string[] =>
  inventory.flatMap(({ key, at }) => {
    const [, day = '', site = ''] = /^retired\/([^/]+)\/([0-9a-f]{16})\.json$/.exec(key) ?? [];
    // A day ends a day later.
    return site && Math.max(Date.parse(day) + 86_400_000, at) > since ? [site] : [];
  });

/** The sites that became live since the inventory was begun: where one has ceased to be already, it does not know the mark. */
async function findSitesSince(
  { read }: ReleaseStore,
  first: LogEntry | undefined,
  live: LogEntry | undefined,
): Promise<string[]> {
  if (!live || first?.number === live.number) return [];
  const sites: string[] = [];
  for (let number = first?.number ?? 1; number <= live.number; number += 1) {
    const entry = await readEntry(read, number).catch(unreadable);
    if (entry) sites.push(...sitesShownBy(entry));
  }
  return sites;
}

/** What is collected as one: a release with its signature and mark, or a file: of a site, of a page, a content, what a killed writer left. */
interface Thing {
  readonly key: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** When the newest of its files was written. */
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

/** The thing a file belongs to; undefined for what is never collected: the log, input hashes (`recipes/`), previews, and what is not of this layout. */
function thingOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/');
  if (/\/\.[^/]+\.tmp$/.test(file) || collectedFolders.has(first) || isFileMark(file)) return file;
  return packageOf(file) ? `${first}/${second}/` : undefined;
}

/** Folders each of whose files goes by itself. */
const collectedFolders: ReadonlySet<string> = new Set(['blobs', 'pages', 'sites', 'retired', 'deltas', 'manifests']);

/** The package that a key belongs to: a release of it, or a mark. */
function packageOf(key: string): string | undefined {
  const [name = '', ...rest] = key.split('/');
  return namePattern.test(name) && !noPackages.has(name) && rest.length > 1 ? name : undefined;
}

/** Whether a thing is a release: its description and its marks. */
const isReleaseThing = (key: string): boolean => key.endsWith('/') && versionPattern.test(key.split('/')[1] ?? '');

/** The file that is written last: without it a site, a release or a set of deltas is not there. */
const isWrittenLast = (file: string): boolean => /^sites\/|^[^/]+\/[^/]+\/release\.json$|^deltas\//.test(file);

/** The facts of a page, without which it is not known. */
const isFacts = (file: string): boolean => file.startsWith('pages/');

function isAsked(key: string, { sites, pages, releases, deltas, manifest, unknown }: AskedFor): boolean {
  const [first = '', second = ''] = key.split('/');
  const id = second.replace(/\..*$/, '');
  // What names contents that stay is looked up there; a mark of a day is of use until it is out of the retention.
  if (key.endsWith('.tmp') || first === 'blobs' || first === 'retired' || isFileMark(key)) return false;
  if (first === 'manifests') return manifest === id;
  if (first === 'deltas') return deltas.has(deltaListingKey(id));
  if (first === 'sites') return unknown || sites.has(id);
  return first === 'pages' ? unknown || pages.has(id) : releases.has(`${first}/${second}`);
}
