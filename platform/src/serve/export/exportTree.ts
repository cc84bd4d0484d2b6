import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { entryKey, listingKey, manifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { newestAddress } from '../respond/proof.ts';
import { deltaFiles, offMark, targetOfPath } from './deltaFiles.ts';
import { proofFiles } from './proofFiles.ts';
import { liveEntry, type ReleasedFile, readReleased, releasedFiles, type SiteFile, siteFiles } from './siteFiles.ts';
import { addShared, openForOthers, replaceShared, writeForOthers, writeWhole } from './writeWhole.ts';

/**
 * Lays the live site out as plain files for a program that serves a folder:
 *
 *     live -> sites/<id>        one symbolic link, replaced by a rename: the switch
 *     sites/<id>/…              a composed site, whole before it has its name
 *     sites/<id>.plain/…        the same while deltas are off: without them, and with a mark that says so
 *     r/<name>/…                the browser files of releases that the manifest of what is live names
 *     ….<dictionary>.dcz        deltas of pages and scripts, beside them
 *     proof/…                   what the site shows of its log: the entries, the newest one, its manifest
 *     contents/<digest>         each content of a site once; sites share it by hard links
 *
 * Whoever reads during it sees the old site or the new, and an old page finds its files as long as the store has them.
 * @returns the entry of the log that is live in the folder
 * @throws NotFoundError if nothing is live, or something of it is missing; ConflictError if its address is below a path
 * @throws IntegrityError if bytes in the store were changed
 * @throws StoreError if the disk is full. Whatever is thrown, what was live in the folder is still live
 */
export async function exportTree(store: ReleaseStore, folder: string): Promise<LogEntry> {
  const place = resolve(folder);
  writeForOthers();
  for (;;) {
    const entry = await liveEntry(store);
    const released = await releasedFiles(store, entry);
    for (const file of released) await addReleased(store, place, file);
    await writeWhole(place, join('sites', folderOf(entry)), () => filesOf(store, entry));
    // Each makes a file beside it that never changes, so that they may come one by one, and later.
    for await (const { path, bytes } of deltaFiles(store, entry, released)) await addShared(place, path, bytes);
    const isExported = (path: string) =>
      stat(join(place, path)).then(
        () => true,
        () => false,
      );
    for await (const { path, bytes } of proofFiles(store, entry, isExported)) await addShared(place, path, bytes);
    await openForOthers(place);
    await makeLive(place, folderOf(entry));
    const newest = await store.read(entryKey(entry.number));
    if (newest) await replaceShared(place, newestAddress.slice(1), newest);
    // Two exports at once may end in another order than they began: the last to end looks again.
    if ((await liveEntry(store)).number !== entry.number) continue;
    await removeOld(store, place, new Set(released.map(({ path }) => path)));
    return entry;
  }
}

/** The folder of a site. The link that switches it switches deltas, too. */
const folderOf = ({ site, deltasOff }: LogEntry): string => (deltasOff ? `${site}.plain` : site);

async function* filesOf(store: ReleaseStore, { site, deltasOff }: LogEntry): AsyncGenerator<SiteFile> {
  yield* siteFiles(store, site);
  if (deltasOff) yield { path: offMark, bytes: Buffer.alloc(0), copies: {} };
}

/** Adds a file of a release, its copies first: what has its name is whole. */
async function addReleased(store: ReleaseStore, place: string, file: ReleasedFile): Promise<void> {
  if (await stat(join(place, file.path)).catch(() => undefined)) return;
  const found = await readReleased(store, file);
  for (const [ending, bytes] of Object.entries({ ...found?.copies, ...(found && { '': found.bytes }) }))
    await addShared(place, file.path + ending, bytes);
}

/** Removes files of releases that are not named any more. */
async function removeUnnamed(place: string, named: ReadonlySet<string>): Promise<void> {
  for (const found of await readdir(join(place, 'r'), { recursive: true, withFileTypes: true })) {
    const path = relative(place, join(found.parentPath, found.name)).split(sep).join('/');
    if (found.isDirectory()) continue;
    const whole = targetOfPath(path) ?? path.replace(/\.(?:br|gz)$/, '');
    if (!named.has(path) && !named.has(whole)) await rm(join(place, path), { force: true });
  }
}

/** The site that is live in an exported folder; undefined before the first export. */
async function liveIn(folder: string): Promise<string | undefined> {
  return readlink(join(folder, 'live')).then(
    (target) => target.replace(/^sites\//, ''),
    () => undefined,
  );
}

async function makeLive(place: string, site: string): Promise<void> {
  const temporary = join(place, `.live.${randomUUID()}.tmp`);
  await symlink(`sites/${site}`, temporary);
  await rename(temporary, join(place, 'live'));
}

/** Removes what the store no longer has. What is kept, and how long, is decided in one place: "release gc". */
async function removeOld(store: ReleaseStore, place: string, released: ReadonlySet<string>): Promise<void> {
  const visible = async (folder: string) => {
    const names = await readdir(join(place, folder));
    for (const name of names) if (name.endsWith('.tmp')) await removeAbandoned(join(place, folder, name));
    return names.filter((name) => !name.endsWith('.tmp'));
  };
  for (const site of await visible('sites'))
    if (site !== (await liveIn(place)) && !(await store.read(listingKey(site.replace('.plain', '')))))
      await rm(join(place, 'sites', site), { recursive: true });
  await removeUnnamed(place, released);
  await mkdir(join(place, 'proof/manifests'), { recursive: true });
  for (const name of await visible('proof/manifests'))
    if (!(await store.read(manifestKey(name.replace('.json', ''))))) await rm(join(place, 'proof/manifests', name));
  await visible('proof');
  for (const content of await visible('contents')) {
    const file = join(place, 'contents', content);
    const found = await stat(file).catch(() => undefined);
    // Its own name is the last one. An export that wants to link it just now writes it again.
    if (found?.nlink === 1) await rm(file, { force: true });
  }
}

/** Removes what a killed export has left. An export that is under way is younger than an hour. */
async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.ctimeMs > 3_600_000) await rm(path, { recursive: true, force: true });
}
