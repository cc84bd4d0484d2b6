import { createHash } from 'node:crypto';
import { messageOf } from '../store/messageOf.ts';
import { entryKey } from '../store/protocol/keys.ts';
import { type LogEntry, parseLogEntry } from '../store/protocol/logEntry.ts';
import { parseJson } from '../store/protocol/readKey.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** Entries of the log, and what could not be read of it. */
export interface ReadLog {
  /** Newest first. */
  readonly entries: readonly LogEntry[];
  /** A line for each entry that cannot be read; the others are there all the same. */
  readonly faults: readonly string[];
}

/** The last entries of the log. */
export async function readLog(store: ReleaseStore, count = Number.POSITIVE_INFINITY): Promise<ReadLog> {
  const numbers = (await entryNumbers(store)).reverse().slice(0, count);
  const faults: string[] = [];
  const entries = await Promise.all(
    numbers.map((number) =>
      requireEntry(store, number).catch((error: unknown) => {
        faults.push(messageOf(error));
        return undefined;
      }),
    ),
  );
  return { entries: entries.filter((entry) => entry !== undefined), faults };
}

/** What checking the chain came to. */
export interface Verified {
  readonly entries: number;
  /** One line for each entry that is missing, that cannot be read, or that was changed after the next one was written. */
  readonly faults: readonly string[];
}

/** Holds every entry against the digest that the next one has of it: a log that was rewritten is told from one that was not. */
export async function verifyLog(store: ReleaseStore): Promise<Verified> {
  const numbers = await entryNumbers(store);
  const faults: string[] = [];
  let before: { readonly number: number; readonly digest: string } | undefined;
  for (const number of numbers) {
    for (let missing = (before?.number ?? 0) + 1; missing < number; missing += 1)
      faults.push(`entry ${missing} is missing`);
    const bytes = (await store.read(entryKey(number))) ?? Buffer.alloc(0);
    try {
      const { previous } = parseLogEntry(parseJson(bytes, entryKey(number)), entryKey(number));
      if (before?.number === number - 1 && previous !== undefined && previous !== before.digest)
        faults.push(`entry ${number - 1} was changed after entry ${number} was written`);
    } catch (error) {
      faults.push(messageOf(error));
    }
    before = { number, digest: createHash('sha256').update(bytes).digest('hex') };
  }
  return { entries: numbers.length, faults };
}
