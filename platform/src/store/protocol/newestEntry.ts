import { entryKey, newestCopyKey } from './keys.ts';
import { type LogEntry, parseLogEntry } from './logEntry.ts';
import { type ReadKey, readJson } from './readKey.ts';

/** One entry of the log; undefined if there is none of that number. @throws InvalidInputError if it is none of ours */
export async function readEntry(read: ReadKey, number: number): Promise<LogEntry | undefined> {
  const key = entryKey(number);
  const entry = await readJson(read, key);
  return entry === undefined ? undefined : parseLogEntry(entry, key);
}

/**
 * The newest entry of the log: what is live. Entries are numbered without a gap and never change, so it is found by reads alone, upwards
 * from the one that is known; no list is needed. Undefined before the first compose.
 * @throws InvalidInputError if an entry is none of ours; what the read throws if there is no clear answer
 */
export async function newestEntry(read: ReadKey, known?: LogEntry): Promise<LogEntry | undefined> {
  let newest = known ?? (await hintedEntry(read)) ?? (await readEntry(read, 1));
  // In doubling steps, and from the last that was found again in single ones: a long log costs few reads.
  for (let step = 1; newest; ) {
    const further = await readEntry(read, newest.number + step);
    if (!further && step === 1) break;
    step = further ? step * 2 : 1;
    newest = further ?? newest;
  }
  return newest;
}

/** The entry that `composition.json` names: one near the end. Undefined where there is no copy, or one that is wrong. */
export async function hintedEntry(read: ReadKey): Promise<LogEntry | undefined> {
  const copy = (await readJson(read, newestCopyKey).catch(() => undefined)) as { number?: unknown } | undefined;
  const number = copy?.number;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) return undefined;
  return readEntry(read, number);
}
