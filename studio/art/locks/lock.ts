import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** Hashes of each item's input and output when it was last made, by name. Committed beside the files. */
export type Lock<Locked> = Readonly<Record<string, Locked>>;

/** Returns the start of a SHA-256 (hex): long enough to be unique, short enough for a diff. */
export const createShortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Reads a lock. Without a file, the lock is empty, so that everything is made. */
export async function readLock<Locked>(file: string): Promise<Lock<Locked>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** Writes a lock sorted by name, so that one change touches few lines. */
export async function writeLock<Locked>(file: string, lock: Lock<Locked>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
