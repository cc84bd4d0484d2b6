import { CompositionError } from 'shared/contract';
import type { ReleaseId } from '../../store/releaseId.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { Finding } from './Finding.ts';
import { type Gated, type GateOptions, gate } from './gate.ts';

export interface PassOptions extends GateOptions {
  /** Lets a release pass that stands in the way of a rollback only. */
  readonly force?: boolean | undefined;
}

/** The gate before anything becomes live. @throws CompositionError with every finding, its field and its remedy; nothing was written
 * then */
export async function passGate(
  store: ReleaseStore,
  releases: readonly ReleaseId[],
  { force = false, ...options }: PassOptions = {},
): Promise<Gated> {
  return requirePassed(releases, await gate(store, releases, options), force);
}

/** Returns what the gate has found, where nothing of it stands in the way. @throws CompositionError as `passGate` does */
export function requirePassed(releases: readonly ReleaseId[], gated: Gated, force = false): Gated {
  const standing = gated.findings.filter(({ after }) => !(force && after));
  if (standing.length === 0) return gated;
  const way = standing.every(({ after }) => after) ? ' --force lets it pass; those rollbacks are then refused.' : '';
  throw new CompositionError({
    what: `${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} may not become live:\n`,
    fact: `  ${standing.map(tellFinding).join('\n  ')}\n`,
    nextStep: `What was live is still live.${way}`,
  });
}

/** Says a finding in two lines: what it is, and what to do. */
export const tellFinding = ({ field, fault, remedy, after }: Finding): string =>
  `${field}${after ? ` (after ${after})` : ''}: ${fault}\n    ${remedy}`;
