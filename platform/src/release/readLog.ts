import { createHash } from 'node:crypto';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { entryNumbers, requireEntry, requireEntryBytes } from '../store/releaseLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** The entries of the log, newest first. */
export async function readLog(store: ReleaseStore, count = Number.POSITIVE_INFINITY): Promise<LogEntry[]> {
  const numbers = (await entryNumbers(store)).reverse().slice(0, count);
  return Promise.all(numbers.map((number) => requireEntry(store, number)));
}

/** What checking the chain came to. */
export interface Verified {
  readonly entries: number;
  /** One line for each entry that does not follow from the one before it. */
  readonly faults: readonly string[];
}

/** Holds every entry against the digest that the next one has of it: a log that was rewritten is told from one that was not. */
export async function verifyLog(store: ReleaseStore): Promise<Verified> {
  const numbers = await entryNumbers(store);
  const faults: string[] = [];
  let before: string | undefined;
  for (const [index, number] of numbers.entries()) {
    if (number !== index + 1) faults.push(`entry ${index + 1} is missing`);
    const entry = await requireEntry(store, number);
    if (before !== undefined && entry.previous !== undefined && entry.previous !== before)
      faults.push(`entry ${number - 1} was changed after entry ${number} was written`);
    before = createHash('sha256')
      .update(await requireEntryBytes(store, number))
      .digest('hex');
  }
  return { entries: numbers.length, faults };
}

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
