import { entryKey } from './protocol/keys.ts';
import type { LogEntry } from './protocol/logEntry.ts';
import { hintedEntry, newestEntry, readEntry } from './protocol/newestEntry.ts';
import { entryNumbers } from './releaseLog.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * The newest entry of a store's log, in a few reads however long the log is: where no copy says about where it ends, its folder is listed.
 * Undefined before the first.
 * @throws InvalidInputError if the entry is none of ours
 */
export async function newestOf(store: ReleaseStore): Promise<LogEntry | undefined> {
  const near = await hintedEntry(store.read);
  // Found by reads alone while the copy is young; far behind it, or without one, the names say where the log ends.
  if (near && !(await store.read(entryKey(near.number + 2)))) return newestEntry(store.read, near);
  const last = (await entryNumbers(store)).at(-1);
  return last === undefined ? undefined : newestEntry(store.read, await readEntry(store.read, last));
}
