import type { ReleaseStore } from '../backends/releaseStore.ts';
import { findNewestEntry, readEntry, readHintedEntry } from '../protocol/findNewestEntry.ts';
import { getEntryKey } from '../protocol/keys.ts';
import type { LogEntry } from '../protocol/logEntry.ts';
import { listEntryNumbers } from './releaseLog.ts';

/**
 * Reads the newest log entry, in a few reads however long the log is. If `composition.json` is missing or old, it lists the folder.
 * Undefined if the log is empty.
 * @throws InvalidInputError if the entry is invalid
 */
export async function readNewestEntry(store: ReleaseStore): Promise<LogEntry | undefined> {
  const near = await readHintedEntry(store.read);
  // A recent copy needs reads only. Otherwise the names of the log's files tell where it ends.
  if (near && !(await store.read(getEntryKey(near.number + 2)))) return findNewestEntry(store.read, near);
  const last = (await listEntryNumbers(store)).at(-1);
  return last === undefined ? undefined : findNewestEntry(store.read, await readEntry(store.read, last));
}
