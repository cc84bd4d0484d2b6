import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ConflictError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { unpack } from '../../store/bytes/packing.ts';
import { getEntryKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readSite } from '../../store/protocol/siteListing.ts';
import { speculationPath } from '../../store/responses/headerPolicy.ts';
import { readAllowedOrigins } from '../../store/responses/readAllowedOrigins.ts';
import { speculationRules } from '../../store/responses/speculationRules.ts';
import { listProofFiles } from '../export/listProofFiles.ts';
import { listReleasedFiles, listSiteFiles, readLiveEntry, readReleased } from '../export/listSiteFiles.ts';
import { allowOthersToRead } from '../export/writeFolder.ts';
import { newestAddress } from '../respond/proof.ts';
import { createHeadersFile, createRedirectsFile } from './policyFiles.ts';

/**
 * Exports the live site as one folder for a static host: pages, files of public releases, `_headers` and `_redirects`. Leaves out
 * compressed copies, because such a host compresses by itself and would serve them as separate files.
 * @throws NotFoundError if nothing is live, or a file is missing; IntegrityError if bytes in the store were altered; ConflictError if the
 * folder is not an export, or if the site's address has a path. In these cases the folder stays as it was
 */
export async function exportStatic(store: ReleaseStore, folder: string): Promise<LogEntry> {
  allowOthersToRead();
  const entry = await readLiveEntry(store);
  const place = resolve(folder);
  const existingFolder = await stat(place).catch(() => undefined);
  if (existingFolder && !(await stat(join(place, '_headers')).catch(() => undefined)))
    throw new ConflictError({
      fact: `${place} was not made by this command. The export would replace it.`,
      nextStep: 'Name a folder that does not exist.',
    });
  const temporary = join(dirname(place), `.${randomUUID()}.tmp`);
  const write = async (path: string, bytes: Buffer | string) => {
    await mkdir(dirname(join(temporary, path)), { recursive: true });
    await writeFile(join(temporary, path), bytes);
  };
  try {
    const files: string[] = [];
    for await (const { path, bytes } of listSiteFiles(store, entry.site)) {
      files.push(path);
      await write(path, bytes);
    }
    for (const file of await listReleasedFiles(store, entry)) {
      const released = await readReleased(store, file);
      if (released) await write(released.path, released.bytes);
    }
    await write(speculationPath, speculationRules);
    for await (const { path, bytes } of listProofFiles(store, entry)) await write(path, bytes);
    const newest = await store.read(getEntryKey(entry.number));
    if (newest) await write(newestAddress, newest);
    const listing = await readSite(store.read, entry.site);
    const { redirects = {} } = listing;
    const pages = Object.keys(listing.pages);
    const allowed = await readAllowedOrigins({ read: store.read, unpack }, listing);
    await write('_headers', createHeadersFile([...files, newestAddress.slice(1)], pages, allowed));
    await write('_redirects', createRedirectsFile(pages, redirects));
    if (existingFolder) await rm(place, { recursive: true });
    await rename(temporary, place);
    return entry;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
