import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { getDescriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** Former live versions of each package, oldest first. */
export type EarlierVersions = Readonly<Record<string, string[]>>;

/** Number of remembered former versions, and therefore the maximum number of rollbacks in a row. */
const remembered = 10;

/** Updates the former versions after a change. A version that becomes live again is removed from the list. */
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
 * Lists the versions that a rollback may restore, most preferred first: newer versions before older ones, rolled-back versions last. The
 * gate tries the first version that is in the store, and `release gc` keeps that version.
 */
export function listVersionsToRestore({ earlier, refused: all }: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = all?.[name] ?? [];
  return [
    ...versions.filter((version) => !refused.includes(version)),
    ...versions.filter((version) => refused.includes(version)),
  ];
}

/** Finds the version that a rollback restores: the most preferred one that is still in the store. */
export async function findVersionBefore(
  { read }: ReleaseStore,
  live: LogEntry,
  name: string,
): Promise<string | undefined> {
  for (const version of listVersionsToRestore(live, name))
    if (await read(getDescriptionKey(name, version))) return version;
  return undefined;
}
