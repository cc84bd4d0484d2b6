import { randomUUID } from 'node:crypto';
import { copyFile, link, rename, stat, unlink, utimes } from 'node:fs/promises';
import { StoreError } from 'shared/contract';

/** Tells whether `link` failed because the file system has no hard links. EPERM means this, because a read-only folder gives EACCES. */
const isHardLinkUnsupported = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV'].includes(code);

/** Makes the error for a store on a file system without hard links. @returns undefined if `link` failed for another reason */
export const createHardLinkError = (place: string, cause: unknown): StoreError | undefined =>
  isHardLinkUnsupported(cause as NodeJS.ErrnoException)
    ? new StoreError(
        {
          fact: `The file system of ${place} has no hard links. The store needs them to decide which of two writers is first. Nothing was written.`,
          nextStep: 'Choose a folder on another file system, or a bucket (RELEASES=s3://…).',
        },
        { cause },
      )
    : undefined;

/**
 * Hard-links a file to a second name. If the file system lacks hard links, copies it with its modification time.
 * @throws other errors of `link`: EEXIST if the name exists, ENOENT if the file does not
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!isHardLinkUnsupported(error as NodeJS.ErrnoException)) throw error;
    const temporary = `${to}.${randomUUID()}.tmp`;
    try {
      await copyFile(from, temporary);
      const { mtime } = await stat(from);
      await utimes(temporary, mtime, mtime);
      await rename(temporary, to);
    } finally {
      await unlink(temporary).catch(() => {});
    }
  }
}
