import { descriptionKey } from '../../store/protocol/keys.ts';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';

/** The versions of each package that were live before the present one, the latest last. */
export type EarlierVersions = Readonly<Record<string, string[]>>;

/** Number of versions of a package that are remembered: as often a rollback can be said again. */
const remembered = 10;

/** Lists what was live before, once other releases are live: a version that is live again is no earlier one. */
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
 * The versions of a package that a rollback restores, that the gate tries beside a new release, and that a collector keeps: the first of them
 * that is still there. The latest that was not rolled back itself comes first; where all of them were, the latest.
 */
export function versionsToRestore({ earlier, refused: all }: LogEntry, name: string): string[] {
  const versions = [...(earlier[name] ?? [])].reverse();
  const refused = all?.[name] ?? [];
  return [
    ...versions.filter((version) => !refused.includes(version)),
    ...versions.filter((version) => refused.includes(version)),
  ];
}

/** The version of a package that was live before, as far as it still lies in the store: a collector may have taken it. */
export async function findVersionBefore(
  { read }: ReleaseStore,
  live: LogEntry,
  name: string,
): Promise<string | undefined> {
  for (const version of versionsToRestore(live, name)) if (await read(descriptionKey(name, version))) return version;
  return undefined;
}
