import { descriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { readEntry } from '../../store/protocol/newestEntry.ts';
import { unreadable } from '../../store/protocol/unreadable.ts';
import { asking, type Work } from '../../store/protocol/work.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { Named } from './live.ts';

/** What looking at what was live before asks of a store. */
export interface EarlierReads {
  /** Those entries of some numbers that are there and can be read, in the order of the numbers. */
  readable(numbers: readonly number[]): readonly LogEntry[];
  /** Whether a key is there. */
  isThere(key: string): boolean;
}

const ask = asking<EarlierReads>();

/** The versions of each package that were live before the present one, the latest last. */
export type EarlierVersions = Readonly<Record<string, string[]>>;

/** How many versions of a package are remembered: as often a rollback can be said again. */
const remembered = 10;

/** What was live before, once other releases are live: a version that is live again is no earlier one. */
export function earlierAfter(
  earlier: EarlierVersions,
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): EarlierVersions {
  const next: Record<string, string[]> = { ...earlier };
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [left, now] = [from[name], to[name]];
    if (left === now) continue;
    const others = (earlier[name] ?? []).filter((each) => each !== left && each !== now);
    next[name] = [...others, ...(left ? [left] : [])].slice(-remembered);
  }
  return next;
}

/**
 * The versions of a package that a rollback may restore, the first that is still there before the others: the latest that was not rolled
 * back itself; where all of them were, the latest.
 */
function versionsToRestore({ earlier, refused: all }: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = all?.[name] ?? [];
  return [
    ...versions.filter((version) => !refused.includes(version)),
    ...versions.filter((version) => refused.includes(version)),
  ];
}

/**
 * What was live before: the version that a rollback of a package restores, that the gate tries beside a new release, and that is kept by a
 * collector. Undefined where none is left.
 * @param isThere whether a release still lies in the store: a collector may have taken it
 */
export async function versionBefore(
  live: LogEntry,
  name: string,
  isThere: (release: Named) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  for (const version of versionsToRestore(live, name)) if (await isThere({ name, version })) return version;
  return undefined;
}

/** The same as work. */
export function* findVersionBefore(live: LogEntry, name: string): Work<EarlierReads, string | undefined> {
  for (const version of versionsToRestore(live, name))
    if (yield* ask('isThere', descriptionKey(name, version))) return version;
  return undefined;
}

/** Whether a release lies in a store. */
export const isIn =
  ({ read }: ReleaseStore) =>
  async ({ name, version }: Named): Promise<boolean> =>
    (await read(descriptionKey(name, version))) !== undefined;

/** A store that answers. */
export const earlierReads = ({ read }: ReleaseStore) => ({
  async readable(numbers: readonly number[]) {
    const entries = await Promise.all(numbers.map((number) => readEntry(read, number).catch(unreadable)));
    return entries.filter((entry) => entry !== undefined);
  },
  isThere: async (key: string) => (await read(key)) !== undefined,
});
