import { ConflictError } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';

export interface Permits {
  /** Allows changes of packages on hold. */
  readonly held?: boolean | undefined;
  /** Allows versions that were rolled back. */
  readonly refused?: boolean | undefined;
  /** Allows releases that break another package's rollback. */
  readonly rollbacks?: boolean | undefined;
  /** Paths of pages that may disappear without a redirect. */
  readonly drops?: readonly string[] | undefined;
}

/**
 * Refuses a version that a package may not get.
 * @throws ConflictError if the package is on hold, or if the version was rolled back
 */
export function refuseChange(
  live: LogEntry | undefined,
  { name, version }: { readonly name: string; readonly version: string | undefined },
  { held = false, refused = false }: Permits = {},
): void {
  if (!held && live?.holds?.includes(name))
    throw new ConflictError({
      what: `${name} is held:`,
      fact: `${live.composition.releases[name]} stays live until "release unhold ${name}".`,
      nextStep: '"release log" says who holds it and why.',
    });
  // A CI job that runs again must not promote a version that was rolled back.
  if (!refused && version && Object.hasOwn(live?.refused ?? {}, name) && live?.refused?.[name]?.includes(version))
    throw new ConflictError({
      fact: `${name} ${version} was rolled back and is not promoted again by itself.`,
      nextStep: 'Release a corrected version, or "release promote" it with --force if this very version is wanted.',
    });
}

/** Lists the packages that another composition changes, each with its next version; undefined if it is removed. */
export function listChanges(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): { readonly name: string; readonly version: string | undefined }[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.filter((name) => from[name] !== to[name]).map((name) => ({ name, version: to[name] }));
}

/** Picks the changes that bring a release. */
export const pickReleases = (changes: ReturnType<typeof listChanges>): ReleaseId[] =>
  changes.flatMap(({ name, version }) => (version ? [{ name, version }] : []));
