import satisfies from 'semver/functions/satisfies.js';
import { CompositionError } from 'shared/contract';
import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/**
 * Holds what a remote asks of a page (`^19.3.1`) against what the shell provides.
 * @throws CompositionError naming every share that is missing or of another version
 */
export function checkShares(shell: Pick<LoadedShell, 'release'>, { release }: Pick<LoadedRemote, 'release'>): void {
  const faults = Object.entries(release.shares).flatMap(([name, range]) => {
    const provided = shell.release.shares[name];
    if (provided && satisfies(provided, range)) return [];
    return [`${name} ${range} (the shell has ${provided ?? 'none'})`];
  });
  if (faults.length === 0) return;
  throw new CompositionError({
    fact: `${release.name} ${release.version} asks for ${faults.join(', ')}, which shell ${shell.release.version} does not provide.`,
    nextStep: 'Release the shell with it, or build the remote against what is live.',
  });
}
