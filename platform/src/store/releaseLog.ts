import { hash } from 'node:crypto';
import { NotFoundError } from 'shared/contract';
import { entryKey } from './protocol/keys.ts';
import { type LogEntry, parseLogEntry } from './protocol/logEntry.ts';
import { parseJson } from './protocol/readKey.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** The numbers of all entries, oldest first. */
export async function entryNumbers(store: ReleaseStore): Promise<number[]> {
  const names = await store.list('log/');
  return names.filter((name) => /^\d{8}\.json$/.test(name)).map((name) => Number(name.slice(0, 8)));
}

/** An entry as it lies, byte by byte: what the next one's chain is made of. @throws NotFoundError if it is not there */
export async function requireEntryBytes(store: ReleaseStore, number: number): Promise<Buffer> {
  const bytes = await store.read(entryKey(number));
  if (bytes) return bytes;
  throw noEntry(number, store.place);
}

/** Makes the error for an entry that is not there. */
export const noEntry = (number: number, place: string): NotFoundError =>
  new NotFoundError({
    fact: `The log in ${place} has no entry ${number}.`,
    nextStep: 'See "release log" for those it has.',
  });

/** SHA-256 of an entry as it lies, in hex: what the next one has of it. @throws NotFoundError if it is not there */
export const digestOf = async (store: ReleaseStore, { number }: Pick<LogEntry, 'number'>): Promise<string> =>
  hash('sha256', await requireEntryBytes(store, number));

/** One entry of the log. @throws NotFoundError if it is not there; InvalidInputError if it is none of ours */
export async function requireEntry(store: ReleaseStore, number: number): Promise<LogEntry> {
  const key = entryKey(number);
  return parseLogEntry(parseJson(await requireEntryBytes(store, number), key), key);
}
