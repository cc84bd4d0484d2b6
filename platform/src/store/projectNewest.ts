import { messageOf } from './messageOf.ts';
import { findNewestOf, type LogLooks, logLooks } from './newestOf.ts';
import { entryText, type LogEntry } from './protocol/logEntry.ts';
import { findNewest } from './protocol/newestEntry.ts';
import { asking, perform, type Work } from './protocol/work.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** What copying the newest entry asks of a store. */
export interface CopyWrites extends LogLooks {
  /** Replaces `composition.json`. */
  replaceCopy(entry: LogEntry): void;
}

const ask = asking<CopyWrites>();

/**
 * Writes `composition.json`: a copy of the log's newest entry, for readers in a hurry. Nothing depends on it, so that it could not be
 * written is no failure of what was done: the reason comes back as a line to be shown.
 */
export async function projectNewest(store: ReleaseStore, known?: LogEntry): Promise<string | undefined> {
  try {
    await perform(projecting(known), copyWrites(store));
    return undefined;
  } catch (error) {
    return `The copy composition.json could not be written: ${messageOf(error)}\nThe log is whole and nothing depends on the copy; the next change writes it.`;
  }
}

/** The same as work. */
export function* projecting(known?: LogEntry): Work<CopyWrites, void> {
  // Of two writers the slower may hold the older entry: whoever writes looks again whether it is still the newest.
  for (let newest = known ?? (yield* findNewestOf()); newest; ) {
    yield* ask('replaceCopy', newest);
    const now: LogEntry | undefined = yield* findNewest(newest);
    if (now?.number === newest.number) return;
    newest = now;
  }
}

/** A store that answers. */
export const copyWrites = (store: ReleaseStore) => ({
  ...logLooks(store),
  replaceCopy: (entry: LogEntry) => store.upkeep.replaceCopy(entryText(entry)),
});
