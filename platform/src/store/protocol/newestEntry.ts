import { entryKey, newestCopyKey } from './keys.ts';
import { type LogEntry, parseLogEntry } from './logEntry.ts';
import { type ReadKey, readJson } from './readKey.ts';
import { asking, perform, type Work } from './work.ts';

/** What finding the newest entry asks of a store. */
export interface LogReads {
  /** One entry of the log; undefined if there is none of that number. */
  entry(number: number): LogEntry | undefined;
  /** The number that `composition.json` names; undefined where there is no copy, or one that is wrong. */
  hint(): number | undefined;
}

const ask = asking<LogReads>();

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
export const newestEntry = (read: ReadKey, known?: LogEntry): Promise<LogEntry | undefined> =>
  perform(findNewest(known), logReads(read));

/** The same as work. */
export function* findNewest(known?: LogEntry): Work<LogReads, LogEntry | undefined> {
  let newest: LogEntry | undefined = known ?? (yield* findHinted()) ?? (yield* ask('entry', 1));
  // In doubling steps, and from the last that was found again in single ones: a long log costs few reads.
  for (let step = 1; newest; ) {
    const further: LogEntry | undefined = yield* ask('entry', newest.number + step);
    if (!further && step === 1) break;
    step = further ? step * 2 : 1;
    newest = further ?? newest;
  }
  return newest;
}

/** The entry that `composition.json` names: one near the end. Undefined where there is no copy, or one that is wrong. */
export function* findHinted(): Work<LogReads, LogEntry | undefined> {
  const number = yield* ask('hint');
  return number === undefined ? undefined : yield* ask('entry', number);
}

/** A store that answers. */
export const logReads = (read: ReadKey) => ({
  entry: (number: number) => readEntry(read, number),
  async hint() {
    const hint = await readJson(read, newestCopyKey).catch(() => undefined);
    const number = (hint as { number?: unknown } | undefined)?.number;
    return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : undefined;
  },
});
