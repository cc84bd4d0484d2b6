import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { versionPattern } from 'shared/contract';
import { linkOrCopy } from '../../store/hardLinks.ts';
import { copySuffix } from '../../store/mediaTypes.ts';
import { entryKey, listingKey, manifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readRelease } from '../../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { newestAddress } from '../respond/proof.ts';
import { deltaFiles, offMark, targetOfPath } from './deltaFiles.ts';
import { proofFiles } from './proofFiles.ts';
import {
  liveEntry,
  releaseFiles,
  releasesOf,
  type SharedFile,
  type SiteFile,
  sharedFilesOf,
  siteFiles,
} from './siteFiles.ts';
import { addShared, openForOthers, replaceShared, writeForOthers, writeWhole } from './writeWhole.ts';

/**
 * Lays the live site out as plain files for a program that serves a folder:
 *
 *     live -> sites/<id>        one symbolic link, replaced by a rename: the switch
 *     sites/<id>/…              a composed site, whole before it has its name
 *     sites/<id>.plain/…        the same while deltas are off: without them, and with a mark that says so
 *     r/<name>/<version>/…      the browser files of every release that was shown to the public
 *     r/<name>/<file>           those of them that carry their hash, once for all releases
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
    const releases = await releasesOf(store, entry);
    for (const { name, version } of releases)
      await writeWhole(place, join('r', name, version), () => releaseFiles(store, name, version));
    const shared = await sharedFilesOf(store, entry, releases);
    for (const file of shared) await share(place, file);
    await writeWhole(place, join('sites', folderOf(entry)), () => filesOf(store, entry));
    // Each makes a file beside it that never changes, so that they may come one by one, and later.
    for await (const { path, bytes } of deltaFiles(store, entry, shared)) await addShared(place, path, bytes);
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
    await removeOld(store, place);
    return entry;
  }
}

/** The folder of a site. The link that switches it switches deltas, too. */
const folderOf = ({ site, deltasOff }: LogEntry): string => (deltasOff ? `${site}.plain` : site);

async function* filesOf(store: ReleaseStore, { site, deltasOff }: LogEntry): AsyncGenerator<SiteFile> {
  yield* siteFiles(store, site);
  if (deltasOff) yield { path: offMark, bytes: Buffer.alloc(0), copies: {} };
}

/** Gives a file of a release its name below the package, its copies first: what has the name is whole. */
async function share(place: string, { name, version, path }: SharedFile): Promise<void> {
  const file = join(place, 'r', name, path);
  if (await stat(file).catch(() => undefined)) return;
  await mkdir(dirname(file), { recursive: true });
  for (const ending of [...Object.values(copySuffix), ''])
    await linkOrCopy(join(place, 'r', name, version, path + ending), file + ending).catch(
      (error: NodeJS.ErrnoException) => {
        // Another export was here first, with the same bytes; a copy there may be none of.
        if (error.code !== 'EEXIST' && (ending === '' || error.code !== 'ENOENT')) throw error;
      },
    );
}

/** Removes the files of a package that no release brings any more. */
async function removeUnshared(folder: string): Promise<void> {
  const versions = (await readdir(folder)).filter((each) => versionPattern.test(each));
  for (const found of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name);
    const path = relative(folder, file);
    if (found.isDirectory() || versionPattern.test(path.split('/')[0] ?? '') || path.split('/')[0]?.endsWith('.tmp'))
      continue;
    const whole = targetOfPath(path) ?? path;
    const isBrought = await Promise.all(
      versions.map((version) => stat(join(folder, version, whole)).catch(() => undefined)),
    );
    if (isBrought.every((each) => each === undefined)) await rm(file, { force: true });
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
async function removeOld(store: ReleaseStore, place: string): Promise<void> {
  const visible = async (folder: string) => {
    const names = await readdir(join(place, folder));
    for (const name of names) if (name.endsWith('.tmp')) await removeAbandoned(join(place, folder, name));
    return names.filter((name) => !name.endsWith('.tmp'));
  };
  for (const site of await visible('sites'))
    if (site !== (await liveIn(place)) && !(await store.read(listingKey(site.replace('.plain', '')))))
      await rm(join(place, 'sites', site), { recursive: true });
  for (const name of await visible('r'))
    for (const version of (await visible(join('r', name))).filter((each) => versionPattern.test(each)))
      if (!(await readRelease(store.read, name, version)))
        await rm(join(place, 'r', name, version), { recursive: true });
  for (const name of await visible('r')) await removeUnshared(join(place, 'r', name));
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

/** What an export has left that was killed. One that is under way is younger than an hour. */
async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.ctimeMs > 3_600_000) await rm(path, { recursive: true, force: true });
}
