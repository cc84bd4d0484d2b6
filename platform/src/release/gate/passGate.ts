import { CompositionError } from 'shared/contract';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { Named } from '../live.ts';
import { type Gated, type GateOptions, gate } from './gate.ts';

export interface PassOptions extends GateOptions {
  /** Lets a release pass that stands in the way of a rollback only. */
  readonly force?: boolean | undefined;
}

/** The gate before anything becomes live. @throws CompositionError with every finding, its field and its remedy; nothing was written
 * then */
export async function passGate(
  store: ReleaseStore,
  releases: readonly Named[],
  { force = false, ...options }: PassOptions = {},
): Promise<Gated> {
  const gated = await gate(store, releases, options);
  const standing = gated.findings.filter(({ after }) => !(force && after));
  if (standing.length === 0) return gated;
  const lines = standing.map(
    ({ field, fault, remedy, after }) => `${field}${after ? ` (after ${after})` : ''}: ${fault}\n    ${remedy}`,
  );
  const way = standing.every(({ after }) => after) ? ' --force lets it pass; those rollbacks are then refused.' : '';
  throw new CompositionError({
    what: `${releases.map(({ name, version }) => `${name} ${version}`).join(', ')} may not become live:\n`,
    fact: `  ${lines.join('\n  ')}\n`,
    nextStep: `What was live is still live.${way}`,
  });
}
