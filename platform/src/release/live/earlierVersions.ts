import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Former live versions of each package, the latest last. */
export type EarlierVersions = Readonly<Record<string, string[]>>;

/** Number of former versions that are remembered: as many rollbacks in a row are possible. */
const remembered = 10;

/** Updates the former versions after a change. A version that is live again is removed from them. */
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
 * Lists the versions that a rollback may restore, the preferred one first. Later versions come before earlier ones, and rolled-back ones
 * come last. The gate tries the first one that is in the store, and `release gc` keeps it.
 */
export function listVersionsToRestore({ earlier, refused: all }: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = all?.[name] ?? [];
  return [
    ...versions.filter((version) => !refused.includes(version)),
    ...versions.filter((version) => refused.includes(version)),
  ];
}

/** Finds the version that a rollback restores: the first that is still in the store. */
export async function findVersionBefore(
  { read }: ReleaseStore,
  live: LogEntry,
  name: string,
): Promise<string | undefined> {
  for (const version of listVersionsToRestore(live, name))
    if (await read(getDescriptionKey(name, version))) return version;
  return undefined;
}
