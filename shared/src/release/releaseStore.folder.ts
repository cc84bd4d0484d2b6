import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { LogEntry } from 'shared/contract';
import type { ReleaseStore } from './releaseStore.ts';

/** A release store in a folder. `link()` creates a name only if it is absent, also between processes. */
export function openFolderStore(folder: string): ReleaseStore {
  const place = resolve(folder);
  return {
    place,
    async create(key, bytes) {
      const file = join(place, key);
      const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
      try {
        await mkdir(dirname(file), { recursive: true });
        const handle = await open(temporary, 'wx');
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        return await link(temporary, file).then(
          () => true,
          (error) => {
            if (codeOf(error) === 'EEXIST') return false;
            throw error;
          },
        );
      } catch (error) {
        if (codeOf(error) === 'ENOSPC') {
          throw new Error(
            `There is no room left for ${key} in ${place}. What was live is still live. Free some disk and run the command again.`,
            { cause: error },
          );
        }
        throw new Error(`${key} could not be written in ${place}. Look at the folder's permissions.`, { cause: error });
      } finally {
        await unlink(temporary).catch(() => {});
      }
    },
    async read(key) {
      try {
        return await readFile(join(place, key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw new Error(`${key} is in ${place} and could not be read. Look at the folder's permissions.`, {
          cause: error,
        });
      }
    },
    async list(prefix) {
      try {
        return (await readdir(join(place, prefix))).filter((name) => !name.endsWith('.tmp')).sort();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw new Error(`${prefix} in ${place} could not be listed. Look at the folder's permissions.`, {
          cause: error,
        });
      }
    },
  };
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** `composition.json`: a copy of the log's newest entry, for readers in a hurry. Nothing depends on it but them. */
export async function projectNewest(place: string, entry: LogEntry): Promise<void> {
  const temporary = join(place, `.composition.${randomUUID()}.tmp`);
  await writeFile(temporary, `${JSON.stringify(entry, null, 2)}\n`);
  await rename(temporary, join(place, 'composition.json'));
}
