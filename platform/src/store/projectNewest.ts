import { messageOf } from './messageOf.ts';
import { newestOf } from './newestOf.ts';
import { entryText, type LogEntry } from './protocol/logEntry.ts';
import { newestEntry } from './protocol/newestEntry.ts';
import type { ReleaseStore } from './releaseStore.ts';

/**
 * Writes `composition.json`: a copy of the log's newest entry, for readers in a hurry. Nothing depends on it, so that it could not be
 * written is no failure of what was done: the reason comes back as a line to be shown.
 */
export async function projectNewest(store: ReleaseStore, known?: LogEntry): Promise<string | undefined> {
  try {
    // Of two writers the slower may hold the older entry: whoever writes looks again whether it is still the newest.
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
