import { namePattern } from 'shared/contract';
import { readSite } from '../store/protocol/siteListing.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore, StoredFile } from '../store/releaseStore.ts';
import { readPreviews } from './preview.ts';

/** For how long, in days, what was live stays whole: a tab that was opened then still finds everything. */
export const retentionDays = 30;

/** What may go: keys of the store, folders with a slash at their end. */
export interface Collected {
  readonly keys: readonly string[];
  readonly bytes: number;
}

/**
 * What nobody can ask for any more: sites, pages and releases that no entry within the retention names, that are not live, not a
 * canary's, not a preview's, and not what a rollback would go back to. The log itself is never collected.
 */
export async function collect(
  store: ReleaseStore,
  { dryRun, now = Date.now() }: { dryRun: boolean; now?: number },
): Promise<Collected> {
  const numbers = await entryNumbers(store);
  const entries = await Promise.all(numbers.map((number) => requireEntry(store, number)));
  const since = now - retentionDays * 86_400_000;
  // What was live at any time since then: the entries since, and the one that stood when the time began.
  const firstKept = entries.findLastIndex(({ at }) => Date.parse(at) <= since);
  const kept = entries.slice(Math.max(0, firstKept));
  // A rollback goes one version back, however old that is.
  const earlier = entries.slice(0, Math.max(0, firstKept)).reverse();
  const releases = new Set<string>();
  for (const { composition } of kept)
    for (const [name, version] of Object.entries(composition.releases)) releases.add(`${name}/${version}`);
  for (const [name, version] of Object.entries(entries.at(-1)?.composition.releases ?? {})) {
    const before = earlier
      .map(({ composition }) => composition.releases[name])
      .find((each) => each && each !== version);
    if (before) releases.add(`${name}/${before}`);
  }
  const previews = await readPreviews(store, now);
  for (const { name, version } of previews) releases.add(`${name}/${version}`);
  const sites = new Set([
    ...kept.map(({ site }) => site),
    ...kept.flatMap(({ canary }) => (canary ? [canary.site] : [])),
    ...previews.map(({ site }) => site),
  ]);
  for (const { canary } of kept) if (canary) releases.add(`${canary.name}/${canary.version}`);
  const pages = new Set<string>();
  for (const site of sites) for (const key of Object.values((await readSite(store.read, site)).pages)) pages.add(key);

  // What is young may be about to be named: by a promotion that is under way, by a team that published and has not promoted yet.
  const things = thingsOf(await store.upkeep.inventory()).filter(
    ({ key, at }) => at <= since && !isAsked(key, { sites, pages, releases }),
  );
  if (!dryRun) {
    // A collector that is stopped half-way leaves nothing that passes for whole: a site stops being one before the first of its pages
    // goes, and a release before the first of its files. The calls follow each other; what is in one call goes in any order.
    const files = things.flatMap((thing) => thing.files);
    const last = files.filter((file) => isWrittenLast(file));
    await store.upkeep.remove(last);
    await store.upkeep.remove(files.filter((file) => isPage(file)));
    await store.upkeep.remove(files.filter((file) => !isWrittenLast(file) && !isPage(file)));
  }
  return { keys: things.map(({ key }) => key), bytes: things.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** What is collected as one: a site, a release with all its files, a page's file, what a killed writer left. */
interface Thing {
  readonly key: string;
  readonly files: readonly string[];
  readonly bytes: number;
  /** When the newest of its files was written. */
  readonly at: number;
}

function thingsOf(inventory: readonly StoredFile[]): Thing[] {
  const things = new Map<string, Thing>();
  for (const { key: file, bytes, at } of inventory) {
    const key = thingOf(file);
    if (key === undefined) continue;
    const before = things.get(key);
    things.set(key, {
      key,
      files: [...(before?.files ?? []), file],
      bytes: (before?.bytes ?? 0) + bytes,
      at: Math.max(before?.at ?? 0, at),
    });
  }
  return [...things.values()];
}

/** The thing a file belongs to; undefined for what is never collected: the log, input hashes (`recipes/`), previews, and what is not of this layout. */
function thingOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/');
  if (/\/\.[^/]+\.tmp$/.test(file)) return file;
  if (first === 'pages') return file;
  if (first === 'sites') return `sites/${second}/`;
  return namePattern.test(first) && !staying.has(first) && file.split('/').length > 2
    ? `${first}/${second}/`
    : undefined;
}

/** Folders of the store whose files stay. */
const staying = new Set(['log', 'recipes', 'previews']);

/** The file that is written last: without it a site or a release is not there. */
const isWrittenLast = (file: string): boolean => /^sites\/[^/]+\/site\.json$|^[^/]+\/[^/]+\/release\.json$/.test(file);

/** The page itself, without which its compressed copies and its facts are nothing. */
const isPage = (file: string): boolean => /^pages\/[^.]+\.html$/.test(file);

function isAsked(
  key: string,
  { sites, pages, releases }: Readonly<Record<'sites' | 'pages' | 'releases', ReadonlySet<string>>>,
): boolean {
  const [first, second = ''] = key.split('/');
  if (key.endsWith('.tmp')) return false;
  if (first === 'sites') return sites.has(second);
  return first === 'pages' ? pages.has(second.replace(/\..*$/, '')) : releases.has(`${first}/${second}`);
}
