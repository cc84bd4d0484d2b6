import type { LogEntry } from '../store/protocol/logEntry.ts';
import { entryNumbers, requireEntry } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { Inspection } from './verify/Inspection.ts';
import { inspectLog } from './verify/log.ts';

/** The entries of the log, newest first. */
export async function readLog(store: ReleaseStore, count = Number.POSITIVE_INFINITY): Promise<LogEntry[]> {
  const numbers = (await entryNumbers(store)).reverse().slice(0, count);
  return Promise.all(numbers.map((number) => requireEntry(store, number)));
}

/** What checking the chain came to. */
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

/** What differs between two entries, a line each. */
export function diffEntries(from: LogEntry, to: LogEntry): string[] {
  const changes = (before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>, what: string) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((key) => {
      const [was, is] = [JSON.stringify(before[key] ?? null), JSON.stringify(after[key] ?? null)];
      return was === is ? [] : [`${what}${key}: ${was} → ${is}`];
    });
  return [
    ...changes(from.composition.releases, to.composition.releases, ''),
    ...changes(from.composition.site, to.composition.site, 'site.'),
    ...changes(
      { holds: from.holds, refused: from.refused, canary: from.canary },
      { holds: to.holds, refused: to.refused, canary: to.canary },
      '',
    ),
  ];
}
