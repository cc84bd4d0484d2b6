import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entryNumbers, type ReleaseStore, readEntry } from 'shared/release';
import { readSite } from '../compose/writeSite.ts';
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
  const entries = await Promise.all(numbers.map((number) => readEntry(store, number)));
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
  for (const site of sites) for (const key of Object.values((await readSite(store, site)).pages)) pages.add(key);

  const keys: string[] = [];
  for (const site of await store.list('sites/')) if (!sites.has(site)) keys.push(`sites/${site}/`);
  for (const page of await store.list('pages/')) if (!pages.has(page.replace(/\..*$/, ''))) keys.push(`pages/${page}`);
  const names = (await store.list('')).filter((each) => /^[a-z][a-z-]*$/.test(each) && !reserved.has(each));
  for (const name of names)
    for (const version of await store.list(`${name}/`))
      if (!releases.has(`${name}/${version}`) && (await store.read(`${name}/${version}/release.json`)))
        keys.push(`${name}/${version}/`);
  const sizes = await Promise.all(keys.map((key) => sizeOf(join(store.place, key))));
  if (!dryRun) for (const key of keys) await rm(join(store.place, key), { recursive: true, force: true });
  return { keys, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Folders of the store that are no packages. */
const reserved = new Set(['log', 'sites', 'pages', 'recipes', 'previews']);

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return 0;
  if (!found.isDirectory()) return found.size;
  const inside = await readdir(path);
  const sizes = await Promise.all(inside.map((name) => sizeOf(join(path, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
