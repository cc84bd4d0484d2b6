import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { copySuffix } from '../../store/bytes/mediaTypes.ts';
import { getEntryKey, getListingKey, getManifestKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { newestAddress } from '../respond/proof.ts';
import { deltasOffFile, getDeltaTarget, listExportedDeltas } from './listExportedDeltas.ts';
import { listForeignEntries, listProofFiles } from './listProofFiles.ts';
import {
  listReleasedFiles,
  listSiteFiles,
  type ReleasedFile,
  readLiveEntry,
  readReleased,
  type SiteFile,
} from './listSiteFiles.ts';
import {
  addSharedFile,
  allowOthersToRead,
  makeReadableForOthers,
  replaceSharedFile,
  writeFolderAtomically,
} from './writeFolder.ts';

/**
 * Writes the live site as plain files for a program that serves a folder:
 *
 *     live -> sites/<id>        symbolic link, replaced by a rename: the switch
 *     sites/<id>/…              a composed site, complete before it gets its name
 *     sites/<id>.plain/…        the same while deltas are off: without deltas, and with the file `deltas-off`
 *     r/<name>/…                browser files of the releases in the live manifest
 *     ….<dictionary>.dcz        deltas of pages and scripts, next to them
 *     proof/…                   log entries, the newest one, and its manifest
 *     contents/<digest>         each content once; sites hard-link to it
 *
 * Visitors see the old site or the new one during the export, and an old page finds its files as long as the store has them.
 * @returns the entry that is live in the folder
 * @throws NotFoundError if nothing is live, or a file is missing; ConflictError if the site's address has a path; IntegrityError if bytes
 * in the store were altered; StoreError if the disk is full. The folder then still has the former site
 */
export async function exportTree(store: ReleaseStore, folder: string): Promise<LogEntry> {
  const place = resolve(folder);
  allowOthersToRead();
  for (;;) {
    // Lists the files before the entry is read, so that files which a simultaneous export adds for a newer entry are not removed.
    const present = await listReleasedPaths(place);
    const entry = await readLiveEntry(store);
    const released = await listReleasedFiles(store, entry);
    const isForeign = (await listForeignEntries(store, place, entry)).length > 0;
    for (const file of released) await addReleased(store, place, file, isForeign);
    await writeFolderAtomically(place, join('sites', getSiteFolder(entry)), () => listFiles(store, entry));
    // Adds deltas to the complete site, one after another: pages work without them, and the bytes of a delta never change.
    for await (const { path, bytes } of listExportedDeltas(store, entry, released))
      await addSharedFile(place, path, bytes);
    const isExported = (path: string) =>
      stat(join(place, path)).then(
        () => true,
        () => false,
      );
    for (const path of await listForeignEntries(store, place, entry)) await rm(path, { force: true });
    for await (const { path, bytes } of listProofFiles(store, entry, isExported))
      await addSharedFile(place, path, bytes);
    await makeReadableForOthers(place);
    await makeLive(place, getSiteFolder(entry));
    const newest = await store.read(getEntryKey(entry.number));
    if (newest) await replaceSharedFile(place, newestAddress.slice(1), newest);
    await removeOld(store, place, present, new Set(released.map(({ path }) => path)));
    // Starts again if a newer entry is live by now: of two simultaneous exports, the older one may end last and show its older site.
    if ((await readLiveEntry(store)).number === entry.number) return entry;
  }
}

/** Returns the name of a site's folder: `<id>`, or `<id>.plain` if deltas are off. So moving the link `live` also switches deltas. */
const getSiteFolder = ({ site, deltasOff }: LogEntry): string => (deltasOff ? `${site}.plain` : site);

async function* listFiles(store: ReleaseStore, { site, deltasOff }: LogEntry): AsyncGenerator<SiteFile> {
  yield* listSiteFiles(store, site);
  if (deltasOff) yield { path: deltasOffFile, bytes: Buffer.alloc(0), copies: {} };
}

/**
 * Writes the compressed copies of a released file before the file, so that it never exists without them.
 * @param isForeign true if the folder has the site of another store, whose files may have the same names and other bytes
 */
async function addReleased(store: ReleaseStore, place: string, file: ReleasedFile, isForeign: boolean): Promise<void> {
  if (!isForeign && (await stat(join(place, file.path)).catch(() => undefined))) return;
  const released = await readReleased(store, file);
  if (!released) return;
  const write = isForeign ? replaceSharedFile : addSharedFile;
  for (const [ending, bytes] of Object.entries({ ...released.copies, '': released.bytes }))
    await write(place, file.path + ending, bytes);
  for (const ending of Object.values(copySuffix))
    if (!(ending in released.copies)) await rm(join(place, file.path + ending), { force: true });
}

/** Lists the paths of all exported files of releases. @returns an empty list before the first export */
async function listReleasedPaths(place: string): Promise<string[]> {
  const entries = await readdir(join(place, 'r'), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(place, join(parentPath, name)).split(sep).join('/'));
}

async function removeUnnamed(place: string, present: readonly string[], named: ReadonlySet<string>): Promise<void> {
  for (const path of present) {
    const whole = getDeltaTarget(path) ?? path.replace(/\.(?:br|gz)$/, '');
    if (!named.has(path) && !named.has(whole)) await rm(join(place, path), { force: true });
  }
}

/** Reads the link `live` of an export. @returns the name of the site's folder; undefined before the first export */
async function readLiveLink(folder: string): Promise<string | undefined> {
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

/** Removes exported files that the store does not have any more, because `release gc` has removed them there. */
async function removeOld(
  store: ReleaseStore,
  place: string,
  present: readonly string[],
  released: ReadonlySet<string>,
): Promise<void> {
  const visible = async (folder: string) => {
    const names = await readdir(join(place, folder));
    for (const name of names) if (name.endsWith('.tmp')) await removeAbandoned(join(place, folder, name));
    return names.filter((name) => !name.endsWith('.tmp'));
  };
  for (const site of await visible('sites'))
    if (site !== (await readLiveLink(place)) && !(await store.read(getListingKey(site.replace('.plain', '')))))
      await rm(join(place, 'sites', site), { recursive: true });
  await removeUnnamed(place, present, released);
  await mkdir(join(place, 'proof/manifests'), { recursive: true });
  for (const name of await visible('proof/manifests'))
    if (!(await store.read(getManifestKey(name.replace('.json', ''))))) await rm(join(place, 'proof/manifests', name));
  await visible('proof');
  for (const content of await visible('contents')) {
    const file = join(place, 'contents', content);
    const existing = await stat(file).catch(() => undefined);
    // Removes a content that no exported site links. A concurrent export writes the content again if that export needs it.
    if (existing?.nlink === 1) await rm(file, { force: true });
  }
}

/** Removes what a killed export has left: files older than an hour, which is longer than any export takes. */
async function removeAbandoned(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.ctimeMs > 3_600_000) await rm(path, { recursive: true, force: true });
}
