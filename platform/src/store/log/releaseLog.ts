import { hash } from 'node:crypto';
import { NotFoundError } from 'shared/contract';
import type { ReleaseStore } from '../backends/releaseStore.ts';
import { getEntryKey } from '../protocol/keys.ts';
import { type LogEntry, parseLogEntry } from '../protocol/logEntry.ts';
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
