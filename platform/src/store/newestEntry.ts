import { entryKey, type LogEntry, parseLogEntry } from './logEntry.ts';
import { type ReadKey, readJson } from './storeReader.ts';

/**
 * The newest entry of the log: what is live. Entries are numbered without a gap and never change, so it is found by reads alone, upwards
 * from the one that is known; no list is needed. Undefined before the first compose.
 */
export async function newestEntry(read: ReadKey, known?: LogEntry): Promise<LogEntry | undefined> {
  let newest = known ?? (await firstKnown(read));
  while (newest) {
    const next = await readEntry(read, newest.number + 1);
    if (!next) break;
    newest = next;
  }
  return newest;
}

async function readEntry(read: ReadKey, number: number): Promise<LogEntry | undefined> {
  const key = entryKey(number);
  const entry = await readJson(read, key);
  return entry === undefined ? undefined : parseLogEntry(entry, key);
}

/** An entry near the end: the one that `composition.json` names where there is one, else found by doubling steps. */
async function firstKnown(read: ReadKey): Promise<LogEntry | undefined> {
  const hint = await readJson(read, 'composition.json').catch(() => undefined);
  const number = (hint as { number?: unknown } | undefined)?.number;
  if (typeof number === 'number' && Number.isInteger(number) && number > 0) {
    const hinted = await readEntry(read, number);
    if (hinted) return hinted;
  }
  let found = await readEntry(read, 1);
  for (let step = 1; found; step *= 2) {
    const further = await readEntry(read, found.number + step);
    if (!further) break;
    found = further;
  }
  return found;
}
