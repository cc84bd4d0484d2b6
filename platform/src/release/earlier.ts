import { IntegrityError, InvalidInputError } from 'shared/contract';
import { descriptionKey } from '../store/protocol/keys.ts';
import type { LogEntry } from '../store/protocol/logEntry.ts';
import { readEntry } from '../store/protocol/newestEntry.ts';
import { asking, perform, type Work } from '../store/protocol/work.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
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

/** How many entries are read where the newest does not say what was live before it: it was written before entries said so. */
const readBack = 12;

/**
 * What was live before, by package. It stands in the newest entry; a log that was begun earlier is read back a few entries, once. An
 * entry that cannot be read is passed over.
 */
export const earlierVersions = (store: ReleaseStore, live: LogEntry | undefined): Promise<EarlierVersions> =>
  perform(findEarlier(live), earlierReads(store));

/** The same as work. */
export function* findEarlier(live: LogEntry | undefined): Work<EarlierReads, EarlierVersions> {
  if (!live) return {};
  if (live.earlier) return live.earlier;
  return earlierIn([...[...(yield* findEntriesBefore(live))].reverse(), live]);
}

/** What was live before the last of some entries, by package; the newest is the last. */
export const earlierIn = (entries: readonly LogEntry[]): EarlierVersions =>
  entries.reduce<EarlierVersions>(
    (earlier, { composition }, index) =>
      earlierAfter(earlier, entries[index - 1]?.composition.releases ?? {}, composition.releases),
    {},
  );

/** What is no entry is passed over; that a store cannot be read is no answer. @throws what is no fault of the bytes */
export function unreadable(error: unknown): undefined {
  if (error instanceof InvalidInputError || error instanceof IntegrityError) return undefined;
  throw error;
}

/** The entries before one, a few, the latest first. */
export function* findEntriesBefore({ number }: LogEntry): Work<EarlierReads, readonly LogEntry[]> {
  const numbers = Array.from({ length: readBack }, (_, index) => number - 1 - index).filter((each) => each > 0);
  return yield* ask('readable', numbers);
}

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
function versionsToRestore(earlier: EarlierVersions, live: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = live.refused?.[name] ?? [];
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
  earlier: EarlierVersions,
  live: LogEntry,
  name: string,
  isThere: (release: Named) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  for (const version of versionsToRestore(earlier, live, name)) if (await isThere({ name, version })) return version;
  return undefined;
}

/** The same as work. */
export function* findVersionBefore(
  earlier: EarlierVersions,
  live: LogEntry,
  name: string,
): Work<EarlierReads, string | undefined> {
  for (const version of versionsToRestore(earlier, live, name))
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
