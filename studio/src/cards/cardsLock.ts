import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What was painted last: for each file the hash of what it was painted from, and of its bytes. Committed beside the files. */
export type CardsLock = Readonly<Record<string, LockedCard>>;

export interface LockedCard {
  readonly input: string;
  readonly bytes: string;
}

export const lockFile = 'cards.lock.json';

export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export async function readLock(folder: string): Promise<CardsLock> {
  return JSON.parse(await readFile(join(folder, lockFile), 'utf8').catch(() => '{}'));
}

/** In the order of the files' names, so that a card painted anew is a change of one line. */
export async function writeLock(folder: string, lock: CardsLock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(folder, lockFile), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
