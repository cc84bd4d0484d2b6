import type { ReleaseStore } from '../backends/releaseStore.ts';
import { getErrorMessage } from '../getErrorMessage.ts';
import { findNewestEntry } from '../protocol/findNewestEntry.ts';
import { type LogEntry, serializeEntry } from '../protocol/logEntry.ts';
import { readNewestEntry } from './readNewestEntry.ts';

/**
 * Writes `composition.json`, a copy of the newest log entry that saves readers time. A failure does not throw, because nothing depends on
 * the copy. @returns a line about the failure, to print; undefined after success
 */
export async function writeNewestCopy(store: ReleaseStore, known?: LogEntry): Promise<string | undefined> {
  try {
    // Repeats until the written entry is still the newest one, because another writer may add an entry meanwhile.
    for (let newest = known ?? (await readNewestEntry(store)); newest; ) {
      await store.upkeep.replaceCopy(serializeEntry(newest));
      const now = await findNewestEntry(store.read, newest);
      if (now?.number === newest.number) break;
      newest = now;
    }
    return undefined;
  } catch (error) {
    return `The copy composition.json could not be written: ${getErrorMessage(error)}\nThe log is complete, and nothing depends on the copy. The next change writes it.`;
  }
}
