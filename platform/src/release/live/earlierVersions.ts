import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import { ignoreUnreadable } from '../../store/protocol/readKey.ts';

/** Former live versions of each package, oldest first. */
export type EarlierVersions = Readonly<Record<string, string[]>>;

/** Number of former versions to remember per package. So many rollbacks in a row are possible. */
const remembered = 10;

/** Adds the replaced versions to the former ones, after a change. A version that is live again is no former one. */
export function updateEarlierVersions(
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
 * Lists the versions to which a rollback may return, best first: newer before older, and rolled-back ones last. The release gate tries the
 * first one in the store, and `release gc` keeps that one.
 */
export function listVersionsToRestore({ earlier, refused: all }: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = all?.[name] ?? [];
  return [
    ...versions.filter((version) => !refused.includes(version)),
    ...versions.filter((version) => refused.includes(version)),
  ];
}

/**
 * Finds the version to which a rollback returns: the best one that is still in the store. Skips a version that the store refuses, for
 * example because its team has replaced the key that signed it.
 */
export async function findVersionBefore(
  { read }: ReleaseStore,
  live: LogEntry,
  name: string,
): Promise<string | undefined> {
  for (const version of listVersionsToRestore(live, name))
    if (await read(getDescriptionKey(name, version)).catch(ignoreUnreadable)) return version;
  return undefined;
}
