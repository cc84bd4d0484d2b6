import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was drawn last: for each drawing the hash of its input, and of each file it gave. Committed beside the files. */
export type DrawingsLock = Readonly<Record<string, LockedDrawing>>;

export interface LockedDrawing {
  readonly input: string;
  readonly files: Readonly<Record<string, string>>;
}

export const lockFile = 'drawings.lock.json';

export async function readLock(folder: string): Promise<DrawingsLock> {
  const text = await readFile(join(folder, lockFile), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

export async function writeLock(folder: string, lock: DrawingsLock): Promise<void> {
  await writeFile(join(folder, lockFile), `${JSON.stringify(lock, undefined, 2)}\n`);
}
