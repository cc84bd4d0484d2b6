import { getEntryKey, newestCopyKey } from './keys.ts';
import { type LogEntry, parseLogEntry } from './logEntry.ts';
import { type ReadKey, readJson } from './readKey.ts';

/** Reads a log entry. @returns undefined if there is no such entry @throws InvalidInputError if it is invalid */
export async function readEntry(read: ReadKey, number: number): Promise<LogEntry | undefined> {
  const key = getEntryKey(number);
  const entry = await readJson(read, key);
  return entry === undefined ? undefined : parseLogEntry(entry, key);
}

/**
 * Finds the newest log entry, which is live. Reads upwards from a known entry and needs no listing, because numbers have no gaps and
 * entries never change. @returns undefined if the log is empty
 * @throws InvalidInputError if an entry is invalid; errors of `read`
 */
export async function findNewestEntry(read: ReadKey, known?: LogEntry): Promise<LogEntry | undefined> {
  let newest = known ?? (await readHintedEntry(read)) ?? (await readEntry(read, 1));
  // Doubles the step until an entry is missing, then continues in single steps. A long log therefore costs few reads.
  for (let step = 1; newest; ) {
    const further = await readEntry(read, newest.number + step);
    if (!further && step === 1) break;
    step = further ? step * 2 : 1;
    newest = further ?? newest;
  }
  return newest;
}

/** Reads the entry that `composition.json` names, which is one of the newest. @returns undefined if that copy is missing or wrong */
export async function readHintedEntry(read: ReadKey): Promise<LogEntry | undefined> {
  const copy = (await readJson(read, newestCopyKey).catch(() => undefined)) as { number?: unknown } | undefined;
  const number = copy?.number;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) return undefined;
  return readEntry(read, number);
}
