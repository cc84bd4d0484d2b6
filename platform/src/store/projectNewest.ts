import { messageOf } from './messageOf.ts';
import { newestOf } from './newestOf.ts';
import { entryText, type LogEntry } from './protocol/logEntry.ts';
import { newestEntry } from './protocol/newestEntry.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * Writes `composition.json`, a copy of the newest log entry that saves readers time. Nothing depends on it: a failure is returned as a line
 * to print.
 */
export async function projectNewest(store: ReleaseStore, known?: LogEntry): Promise<string | undefined> {
  try {
    // Two writers may race: after writing, check again that the entry is still the newest.
    for (let newest = known ?? (await newestOf(store)); newest; ) {
      await store.upkeep.replaceCopy(entryText(newest));
      const now = await newestEntry(store.read, newest);
      if (now?.number === newest.number) break;
      newest = now;
    }
    return undefined;
  } catch (error) {
    return `The copy composition.json could not be written: ${messageOf(error)}\nThe log is whole and nothing depends on the copy; the next change writes it.`;
  }
}
