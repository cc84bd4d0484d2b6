import type { ReleaseStore } from '../backends/releaseStore.ts';
import { findNewestEntry, readEntry, readHintedEntry } from '../protocol/findNewestEntry.ts';
import { getEntryKey } from '../protocol/keys.ts';
import type { LogEntry } from '../protocol/logEntry.ts';
import { listEntryNumbers } from './releaseLog.ts';

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
