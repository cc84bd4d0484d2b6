import { ConflictError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

export interface PermittedViolations {
  /** Permits changes of packages on hold. */
  readonly held?: boolean | undefined;
  /** Permits versions that were rolled back. */
  readonly refused?: boolean | undefined;
  /** Permits a release whose only fault is that another package could no longer be rolled back. */
  readonly rollbacks?: boolean | undefined;
  /** Paths of pages that may disappear without a redirect. */
  readonly drops?: readonly string[] | undefined;
}

/**
 * Throws if a package may not be changed to a version.
 * @throws ConflictError if the package is on hold, or if the version was rolled back
 */
export function refuseChange(
  live: LogEntry | undefined,
  { name, version }: { readonly name: string; readonly version: string | undefined },
  { held = false, refused = false }: PermittedViolations = {},
): void {
  if (!held && live?.holds?.includes(name))
    throw new ConflictError({
      what: `${name} is held:`,
      fact: `${live.composition.releases[name]} stays live until "release unhold ${name}".`,
      nextStep: 'Run "release log" to see who holds it and why.',
    });
  // Refuses a version that was rolled back, because a repeated CI job would promote it again.
  if (!refused && version && Object.hasOwn(live?.refused ?? {}, name) && live?.refused?.[name]?.includes(version))
    throw new ConflictError({
      fact: `${name} ${version} was rolled back. A rolled-back release does not become live again without --force.`,
      nextStep: 'Release a corrected version. If you want this version, run "release promote" with --force.',
    });
}

/** Lists the packages that differ between two compositions, with their next versions; undefined for a removed package. */
export function listChanges(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): { readonly name: string; readonly version: string | undefined }[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => from[name] !== to[name]).map((name) => ({ name, version: to[name] }));
}

/** Picks the changes to a version, which leaves out removed packages. */
export const pickReleases = (changes: ReturnType<typeof listChanges>): ReleaseId[] =>
  changes.flatMap(({ name, version }) => (version ? [{ name, version }] : []));
