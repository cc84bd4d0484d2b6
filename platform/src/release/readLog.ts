import { messageOf } from '../store/messageOf.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { Inspection } from './verify/Inspection.ts';
import { inspectLog } from './verify/log.ts';

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

/** Result of checking the chain. */
export interface Verified {
  readonly entries: number;
  /** One line for each entry that is missing, or that is not what was written. */
  readonly faults: readonly string[];
}

/** Holds every entry against the digest that the next one has of it: a log that was rewritten is told from one that was not. */
export async function verifyLog(store: ReleaseStore): Promise<Verified> {
  const inspection = new Inspection(store, new Map(), Date.now());
  await inspectLog(inspection);
  const faults = inspection.findings.map(({ key, fault }) => `${entryNamed(key)} ${fault}`);
  return { entries: (await entryNumbers(store)).length, faults };
}

const entryNamed = (key: string): string => key.replace(/^log\/0*(\d+)\.json$/, 'entry $1');
