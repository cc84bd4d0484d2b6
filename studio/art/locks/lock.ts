import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** What was made last, by name: hashes of what it was made from and of what came of it. Committed beside the files. */
export type Lock<Locked> = Readonly<Record<string, Locked>>;

/** The beginning of a SHA-256, in hex: long enough to tell two inputs apart, short enough to be read in a diff. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** An empty lock where there is no file: then everything is made. */
export async function readLock<Locked>(file: string): Promise<Lock<Locked>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
}

/** In the order of the names, so that one thing made anew is a change of a few lines. */
export async function writeLock<Locked>(file: string, lock: Lock<Locked>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
