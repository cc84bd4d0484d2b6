import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreError } from 'shared/contract';
import { linkOrCopy } from '../../store/backends/hardLinks.ts';
import type { SiteFile } from './listSiteFiles.ts';

/**
 * Makes new files readable for other users, because the web server is another user and a strict umask would hide the site from it. The
 * umask is not set back, because another export may be running in this process.
 */
export const allowOthersToRead = (): void => {
  process.umask(0o022);
};

/** Makes files that earlier exports have written readable for other users. Other files in the folder are left alone. */
export async function makeReadableForOthers(place: string): Promise<void> {
  const ownFolders = ['contents', 'nginx', 'proof', 'r', 'sites'].map((name) => join(place, name));
  const below = await Promise.all(
    ownFolders.map((each) => readdir(each, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  for (const path of [place, ...ownFolders, ...below.flat().map(({ parentPath, name }) => join(parentPath, name))]) {
    const status = await stat(path).catch(() => undefined);
    const requiredMode = status && status.mode | (status.isDirectory() ? 0o055 : 0o044);
    // Ignores a missing file, because a concurrent export may have removed it.
    if (requiredMode !== status?.mode) await chmod(path, Number(requiredMode) & 0o7777).catch(refuseOthersFile);
  }
}

/** Returns the nearest folder above that other users may not enter. @returns undefined if there is none */
export async function findClosedParent(place: string): Promise<string | undefined> {
  for (let folder = dirname(place); ; folder = dirname(folder)) {
    if (!((await stat(folder)).mode & 0o001)) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

function refuseOthersFile(error: NodeJS.ErrnoException): void {
  if (error.code === 'ENOENT') return;
  throw new StoreError(
    {
      fact: `Only the user who made ${error.path} can read it, and you are another user. The live site has not changed.`,
      nextStep: 'Export as the user of the earlier export, or as root.',
    },
    { cause: error },
  );
}

/**
 * Writes a folder under a temporary name and renames it at the end, so a folder with its final name is complete.
 * @param place root of the export, whose folders share contents
 * @param below path of the folder in the export
 * @throws StoreError if the disk is full
 */
export async function writeFolderAtomically(
  place: string,
  below: string,
  files: () => AsyncGenerator<SiteFile>,
): Promise<void> {
  const folder = join(place, below);
  if (await stat(folder).catch(() => undefined)) return;
  const temporary = join(dirname(folder), `.${randomUUID()}.tmp`);
  try {
    for await (const { path, bytes, copies } of files())
      for (const [suffix, content] of [['', bytes] as const, ...Object.entries(copies)])
        await writeShared(place, join(temporary, path + suffix), content);
    await rename(temporary, folder).catch((error: NodeJS.ErrnoException) => {
      // Ignores an existing folder, because another export has written the same one first.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new StoreError(
      {
        fact: `There is no disk space left for ${folder}. The live site has not changed.`,
        nextStep: 'Free some disk space and export again.',
      },
      { cause: error },
    );
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Adds a file to an existing folder, unless the file exists.
 * @param below path in the export
 */
export const addSharedFile = (place: string, below: string, bytes: Buffer): Promise<void> =>
  writeShared(place, join(place, below), bytes).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });

/**
 * Replaces a file atomically: readers get the old content or the new one.
 * @param below path in the export
 */
export async function replaceSharedFile(place: string, below: string, bytes: Buffer): Promise<void> {
  const file = join(place, below);
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`);
  await writeShared(place, temporary, bytes);
  await rename(temporary, file);
  // If both names are hard links to the same file, `rename` leaves the temporary name.
  await rm(temporary, { force: true });
}

/** Makes a file a hard link to its content in `contents/`, and writes the content if it is missing. */
async function writeShared(place: string, file: string, bytes: Buffer): Promise<void> {
  const digest = createHash('sha256').update(bytes).digest();
  const content = join(place, 'contents', digest.toString('hex').slice(0, 40));
  await mkdir(dirname(file), { recursive: true });
  while (!(await linkContent(content, file))) await writeTimed(content, bytes, digest);
}

/** Makes a file a hard link to a content. @returns false if the content does not exist */
const linkContent = (content: string, file: string): Promise<boolean> =>
  linkOrCopy(content, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/**
 * Writes a content with a modification time derived from its digest. nginx derives tags from time and size, so equal files keep their tag
 * over all exports, and changed files get another. All times are before 2002, so that date conditions never match.
 */
async function writeTimed(content: string, bytes: Buffer, digest: Buffer): Promise<void> {
  const seconds = 1 + (digest.readUInt32BE(0) % 1_000_000_000);
  const temporary = `${content}.${randomUUID()}.tmp`;
  await mkdir(dirname(content), { recursive: true });
  try {
    await writeFile(temporary, bytes);
    await utimes(temporary, seconds, seconds);
    await rename(temporary, content);
  } finally {
    await unlink(temporary).catch(() => {});
  }
}
