import { entryKey } from './protocol/keys.ts';
import type { LogEntry } from './protocol/logEntry.ts';
import { findHinted, findNewest, type LogReads, logReads } from './protocol/newestEntry.ts';
import { asking, perform, type Work } from './protocol/work.ts';
import { entryNumbers } from './releaseLog.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** What looking for the newest entry asks of a store that can be listed. */
export interface LogLooks extends LogReads {
  /** Where the store is, for people. */
  place(): string;
  /** Whether a key is there. */
  isThere(key: string): boolean;
  /** The last number of the log, by its list; undefined before the first. */
  lastNumber(): number | undefined;
}

const ask = asking<LogLooks>();

/**
 * The newest entry of a store's log, in a few reads however long the log is: where no copy says about where it ends, its folder is listed.
 * Undefined before the first.
 * @throws InvalidInputError if the entry is none of ours
 */
export const newestOf = (store: ReleaseStore): Promise<LogEntry | undefined> =>
  perform(findNewestOf(), logLooks(store));

/** The same as work. */
export function* findNewestOf(): Work<LogLooks, LogEntry | undefined> {
  const near = yield* findHinted();
  // Found by reads alone while the copy is young; far behind it, or without one, the names say where the log ends.
  if (near && !(yield* ask('isThere', entryKey(near.number + 2)))) return yield* findNewest(near);
  const last = yield* ask('lastNumber');
  return last === undefined ? undefined : yield* findNewest(yield* ask('entry', last));
}

/** A store that answers. */
export const logLooks = (store: ReleaseStore) => ({
  ...logReads(store.read),
  place: async () => store.place,
  isThere: async (key: string) => (await store.read(key)) !== undefined,
  lastNumber: async () => (await entryNumbers(store)).at(-1),
});
