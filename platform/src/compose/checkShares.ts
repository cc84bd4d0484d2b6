import type { LoadedRemote, LoadedShell } from './loadedRelease.ts';

/**
 * Holds what a remote asks of a page (`^19.3.1`) against what the shell provides.
 * @throws naming every share that is missing or too old
 */
export function checkShares(shell: LoadedShell, { release }: LoadedRemote): void {
  const faults = Object.entries(release.shares).flatMap(([name, range]) => {
    const provided = shell.release.shares[name];
    if (provided && satisfies(provided, range)) return [];
    return [`${name} ${range} (the shell has ${provided ?? 'none'})`];
  });
  if (faults.length === 0) return;
  throw new Error(
    `${release.name} ${release.version} asks for ${faults.join(', ')}, which shell ${shell.release.version} does not provide. ` +
      'Release the shell with it, or build the remote against what is live.',
  );
}

/** Caret ranges only, which is all that our builds write: the same major, at least the rest. */
export function satisfies(version: string, range: string): boolean {
  const [has, wants] = [version, range.replace(/^\^/, '')].map((each) => each.split('.').map(Number));
  if (!has || !wants || has[0] !== wants[0]) return false;
  const at = [1, 2].find((index) => has[index] !== wants[index]);
  return at === undefined || (has[at] ?? 0) > (wants[at] ?? 0);
}
