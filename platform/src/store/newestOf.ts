import { entryKey } from './protocol/keys.ts';
import type { LogEntry } from './protocol/logEntry.ts';
import { hintedEntry, newestEntry, readEntry } from './protocol/newestEntry.ts';
import { entryNumbers } from './releaseLog.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * Reads the newest log entry, in a few reads however long the log is. If `composition.json` is missing or old, it lists the folder.
 * Undefined if the log is empty.
 * @throws InvalidInputError if the entry is invalid
 */
export async function newestOf(store: ReleaseStore): Promise<LogEntry | undefined> {
  const near = await hintedEntry(store.read);
  // A recent copy needs reads only. Otherwise the names of the log's files tell where it ends.
  if (near && !(await store.read(entryKey(near.number + 2)))) return newestEntry(store.read, near);
  const last = (await entryNumbers(store)).at(-1);
  return last === undefined ? undefined : newestEntry(store.read, await readEntry(store.read, last));
}
