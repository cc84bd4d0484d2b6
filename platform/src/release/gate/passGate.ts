import { CompositionError } from 'shared/contract';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import type { ReleaseId } from '../../store/protocol/releaseId.ts';
import type { Finding } from './Finding.ts';
import { type GateOptions, type GateResult, runGate } from './runGate.ts';

export interface PassOptions extends GateOptions {
  /** Permits a release whose only fault is that another package could no longer be rolled back. */
  readonly force?: boolean | undefined;
}

/**
 * Runs the release gate before a change, and throws unless it finds no fault.
 * @throws CompositionError with every finding and its remedy; nothing was written then
 */
export async function passGate(
  store: ReleaseStore,
  releases: readonly ReleaseId[],
  { force = false, ...options }: PassOptions = {},
): Promise<GateResult> {
  return requirePassed(releases, await runGate(store, releases, options), force);
}

/**
 * Returns the gate's result if it has no findings.
 * @throws CompositionError as `passGate` does
 */
export function requirePassed(releases: readonly ReleaseId[], gated: GateResult, force = false): GateResult {
  const standing = gated.findings.filter(({ after }) => !(force && after));
  if (standing.length === 0) return gated;
  const way = standing.every(({ after }) => after)
    ? ' With --force it becomes live, but these rollbacks are then refused.'
    : '';
  throw new CompositionError({
    what: `${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} cannot become live:\n`,
    fact: `  ${standing.map(formatFinding).join('\n  ')}\n`,
    nextStep: `The live site has not changed.${way}`,
  });
}

export const formatFinding = ({ field, fault, remedy, after }: Finding): string =>
  `${field}${after ? ` (after ${after})` : ''}: ${fault}\n    ${remedy}`;
