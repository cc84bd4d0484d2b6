import { ConflictError } from 'shared/contract';
import type { Composition, LogEntry } from '../store/protocol/logEntry.ts';

/** What may be changed all the same. */
export interface Permits {
  /** Packages that are held. */
  readonly held?: boolean | undefined;
  /** Versions that were rolled back. */
  readonly refused?: boolean | undefined;
}

/** Whether a package may go to a version, whoever wants it. @throws ConflictError if it is held, or if the version was rolled back */
export function refuseChange(
  live: LogEntry | undefined,
  name: string,
  version: string | undefined,
  { held = false, refused = false }: Permits = {},
): void {
  if (!held && live?.holds?.includes(name))
    throw new ConflictError({
      what: `${name} is held:`,
      fact: `${live.composition.releases[name]} stays live until "release unhold ${name}".`,
      nextStep: '"release log" says who holds it and why.',
    });
  // An old job that runs again must not bring it back.
  if (!refused && version && live?.refused?.[name]?.includes(version))
    throw new ConflictError({
      fact: `${name} ${version} was rolled back and is not promoted again by itself.`,
      nextStep: 'Release a mended version, or add --force if this very version is wanted.',
    });
}

/** Whether a composition may follow the live one. @throws ConflictError for the first package that may not be changed so */
export function refuseChanges(live: LogEntry | undefined, next: Composition, permits: Permits): void {
  const before = live?.composition.releases ?? {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(next.releases)]))
    if (before[name] !== next.releases[name]) refuseChange(live, name, next.releases[name], permits);
}
