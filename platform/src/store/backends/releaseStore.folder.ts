import { randomUUID } from 'node:crypto';
import { type Dirent, existsSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { StoreError } from 'shared/contract';
import { createHardLinkError } from './hardLinks.ts';
import { checkKey, createOutOfSpaceError, type ReleaseStore, type StoredFile } from './releaseStore.ts';

/** Opens a store in a folder. It creates keys with `link()`, which fails if the name exists, also between processes. */
export function openFolderStore(folder: string): ReleaseStore {
  const place = resolve(folder);
  return {
    place,
    folder: place,
    async create(key, bytes) {
      checkKey(key);
      const file = join(place, key);
      const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
      try {
        await writeWhole(temporary, bytes);
        const created = await link(temporary, file).then(
          () => true,
          (error) => {
            if (getErrorCode(error) === 'EEXIST') return false;
            throw error;
          },
        );
        if (created) await makeDurable(dirname(file));
        return created;
      } catch (error) {
        if (isOutOfSpace(error)) throw createOutOfSpaceError(key, place, error);
        throw createHardLinkError(place, error) ?? createAccessError(`${key} could not be written in ${place}.`, error);
      } finally {
        await unlink(temporary).catch(() => {});
      }
    },
    async read(key) {
      checkKey(key);
      try {
        return await readFile(join(place, key));
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return undefined;
        throw createAccessError(`${key} in ${place} could not be read.`, error);
      }
    },
    async list(prefix) {
      checkKey(prefix, { prefix: true });
      try {
        return (await readdir(join(place, prefix))).filter((name) => !name.startsWith('.')).sort();
      } catch (error) {
        if (getErrorCode(error) === 'ENOENT') return [];
        throw createAccessError(`${prefix} in ${place} could not be listed.`, error);
      }
    },
    upkeep: {
      inventory: () => listFiles(place),
      async remove(keys) {
        for (const key of keys) {
          const file = join(place, key);
          await rm(file, { force: true }).catch((cause: unknown) => {
            throw createAccessError(`${key} in ${place} could not be removed.`, cause);
          });
          await removeEmptied(dirname(file), place);
        }
      },
      async replaceCopy(bytes) {
        const temporary = join(place, `.composition.${randomUUID()}.tmp`);
        try {
          await writeFile(temporary, bytes);
          await rename(temporary, join(place, 'composition.json'));
        } catch (error) {
          if (isOutOfSpace(error)) throw createOutOfSpaceError('composition.json', place, error);
          throw error;
        } finally {
          await unlink(temporary).catch(() => {});
        }
      },
    },
  };
}

const getErrorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const isOutOfSpace = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(getErrorCode(error) ?? '');

/** Writes a new file and flushes it to disk. Creates the file's folder again if `release gc` removes it meanwhile. */
async function writeWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  const openNew = async () => {
    await mkdir(dirname(file), { recursive: true });
    return open(file, 'wx');
  };
  const handle = await openNew().catch((error) => {
    if (getErrorCode(error) === 'ENOENT') return openNew();
    throw error;
  });
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder, so that a new name in it survives a power cut. Windows cannot open folders and flushes them itself. */
async function makeDurable(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const createAccessError = (fact: string, cause: unknown): StoreError =>
  new StoreError({ fact, nextStep: 'Check the permissions of the folder.' }, { cause });

/** Number of attempts to list the store while other commands remove folders. */
const listAttempts = 5;

/** Lists all files of the store. A missing folder has none. @throws StoreError if a folder cannot be listed */
async function listFiles(place: string): Promise<StoredFile[]> {
  const entries = await listEntries(place);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        // Leaves out temporary files that their writer removed after `readdir`: `stat` fails for them.
        const status = await stat(file).catch(() => undefined);
        const key = relative(place, file).split(sep).join('/');
        return status && { key, bytes: status.size, at: status.mtimeMs };
      }),
  );
  return files.filter((file) => file !== undefined).sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function listEntries(place: string, attempt = 1): Promise<Dirent[]> {
  try {
    return await readdir(place, { recursive: true, withFileTypes: true });
  } catch (cause) {
    if (getErrorCode(cause) !== 'ENOENT') throw createAccessError(`The files in ${place} could not be listed.`, cause);
    if (!existsSync(place)) return [];
    // Lists again, because `release gc` has removed a folder meanwhile.
    if (attempt < listAttempts) return listEntries(place, attempt + 1);
    throw new StoreError(
      {
        fact: `The files in ${place} could not be listed, because another command removes some.`,
        nextStep: 'Run the command again when "release gc" has ended.',
      },
      { cause },
    );
  }
}

/** Removes empty folders upwards, except the store's own folder. */
async function removeEmptied(folder: string, place: string): Promise<void> {
  for (let each = folder; each.length > place.length; each = dirname(each)) {
    const emptied = await rmdir(each).then(
      () => true,
      () => false,
    );
    if (!emptied) return;
  }
}
