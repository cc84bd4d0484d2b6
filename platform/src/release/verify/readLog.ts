import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getErrorMessage } from '../../store/getErrorMessage.ts';
import { listEntryNumbers, requireEntry } from '../../store/log/releaseLog.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { Inspection } from './Inspection.ts';
import { inspectLog } from './inspectLog.ts';

/** Entries of the log that are readable, and the faults of those that are not. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  readonly faults: readonly string[];
}

export async function readLog(store: ReleaseStore, count = Number.POSITIVE_INFINITY): Promise<ReadLog> {
  const numbers = (await listEntryNumbers(store)).reverse().slice(0, count);
  const faults: string[] = [];
  const entries = await Promise.all(
    numbers.map((number) =>
      requireEntry(store, number).catch((error: unknown) => {
        faults.push(getErrorMessage(error));
        return undefined;
      }),
    ),
  );
  return { entries: entries.filter((entry) => entry !== undefined), faults };
}

export interface LogVerification {
  readonly entries: number;
  readonly faults: readonly string[];
}

/** Verifies each entry by its digest in the next entry, which reveals a log that was rewritten. */
export async function verifyLog(store: ReleaseStore): Promise<LogVerification> {
  const inspection = new Inspection(store, new Map(), Date.now());
  await inspectLog(inspection);
  const faults = inspection.findings.map(({ key, fault }) => `${readNumberedEntry(key)} ${fault}`);
  return { entries: (await listEntryNumbers(store)).length, faults };
}

const readNumberedEntry = (key: string): string => key.replace(/^log\/0*(\d+)\.json$/, 'entry $1');
