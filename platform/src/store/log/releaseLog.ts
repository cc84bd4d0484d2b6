import { hash } from 'node:crypto';
import { NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../backends/releaseStore.ts';
import { getErrorMessage } from '../getErrorMessage.ts';
import { findNewestEntry, readEntry, readHintedEntry } from '../protocol/findNewestEntry.ts';
import { getEntryKey } from '../protocol/keys.ts';
import { type LogEntry, parseLogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { parseJson } from '../protocol/readKey.ts';

/** Lists the numbers of all log entries, oldest first. */
export async function listEntryNumbers(store: ReleaseStore): Promise<number[]> {
  const names = await store.list('log/');
  return names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));
}

/** Reads a log entry's bytes. Their digest is the `previous` of the next entry. @throws NotFoundError if there is no such entry */
export async function requireEntryBytes(store: ReleaseStore, number: number): Promise<Buffer> {
  const bytes = await store.read(getEntryKey(number));
  if (bytes) return bytes;
  throw createMissingEntryError(number, store.place);
}

export const createMissingEntryError = (number: number, place: string): NotFoundError =>
  new NotFoundError({
    fact: `The log in ${place} has no entry ${number}.`,
    nextStep: 'Run "release log" to see the entries.',
  });

/** Returns the SHA-256 of an entry's bytes, in hex: the `previous` of the next entry. @throws NotFoundError if there is no such entry */
export const computeEntryDigest = async (store: ReleaseStore, { number }: Pick<LogEntry, 'number'>): Promise<string> =>
  hash('sha256', await requireEntryBytes(store, number));

/** @throws NotFoundError if there is no such entry; InvalidInputError if it is invalid */
export async function requireEntry(store: ReleaseStore, number: number): Promise<LogEntry> {
  const key = getEntryKey(number);
  return parseLogEntry(parseJson(await requireEntryBytes(store, number), key), key);
}

/** Log entry as a store contains it or a site publishes it. */
export interface StoredEntry {
  readonly number: number;
  readonly digest: string;
  readonly entry?: LogEntry;
  /** Fault as the predicate of a sentence about the entry: `does not have the exact format of an entry`. */
  readonly fault?: string;
}

/** Parses and checks the bytes of a log entry. Returns faults instead of throwing them. */
export function parseStoredEntry(bytes: Buffer, number: number, place: string): StoredEntry {
  const digest = hash('sha256', bytes);
  try {
    const entry = parseLogEntry(parseJson(bytes, place), place);
    if (entry.number !== number) return { number, digest, fault: `has the number of entry ${entry.number}` };
    const isAsWritten = bytes.equals(Buffer.from(serializeEntry(entry)));
    return { number, digest, entry, ...(!isAsWritten && { fault: 'does not have the exact format of an entry' }) };
  } catch (error) {
    return { number, digest, fault: `is not a valid entry: ${getErrorMessage(error).replace(/\s+/g, ' ').trim()}` };
  }
}

/**
 * Reads the newest log entry, in a few reads whatever the log's length. If `composition.json` is missing or old, lists the folder `log/`.
 * @returns undefined if the log is empty
 * @throws InvalidInputError if the entry is invalid
 */
export async function readNewestEntry(store: ReleaseStore): Promise<LogEntry | undefined> {
  const near = await readHintedEntry(store.read);
  // Reads upwards from `composition.json` if that copy is at most one entry old. Otherwise one listing of `log/` finds the newest entry.
  if (near && !(await store.read(getEntryKey(near.number + 2)))) return findNewestEntry(store.read, near);
  const last = (await listEntryNumbers(store)).at(-1);
  return last === undefined ? undefined : findNewestEntry(store.read, await readEntry(store.read, last));
}

/**
 * Writes `composition.json`, a copy of the newest log entry that saves readers time. A failure does not throw, because nothing depends on
 * the copy. @returns a line about the failure, to print; undefined after success
 */
export async function writeNewestCopy(store: ReleaseStore, known?: LogEntry): Promise<string | undefined> {
  try {
    // Repeats until the written entry is still the newest one, because another writer may add an entry meanwhile.
    for (let newest = known ?? (await readNewestEntry(store)); newest; ) {
      await store.upkeep.replaceCopy(serializeEntry(newest));
      const now = await findNewestEntry(store.read, newest);
      if (now?.number === newest.number) break;
      newest = now;
    }
    return undefined;
  } catch (error) {
    return `The copy composition.json could not be written: ${getErrorMessage(error)}\nThe log is complete, and nothing depends on the copy. The next change writes it.`;
  }
}
