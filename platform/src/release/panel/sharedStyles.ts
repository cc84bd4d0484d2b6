import type { Release } from 'shared/contract';
import type { ReleaseSource } from '../../compose/loadedRelease.ts';

/** A generated class name: its owner in letters, the digest of its style's file, its place in that (`styleIdentifiers`). */
const generated = /\.([a-z]{1,4})([0-9a-z]{6})_/g;

/**
 * The digests of styles that more than one package brings: nothing is imported from another remote, so these are shared's. Parts of shared that
 * one package alone shows cannot be told from its own.
 */
export async function sharedStyles({ readFile }: ReleaseSource, releases: readonly Release[]): Promise<string[]> {
  const owners = new Map<string, Set<string>>();
  for (const release of releases) {
    const sheets = Object.keys(release.files).filter((file) => /^browser\/.*\.css$/.test(file));
    for (const css of await Promise.all(sheets.map((file) => readFile(release, file))))
      for (const [, , digest = ''] of css.toString().matchAll(generated))
        owners.set(digest, (owners.get(digest) ?? new Set()).add(release.name));
  }
  return [...owners].flatMap(([digest, names]) => (names.size > 1 ? [digest] : [])).sort();
}
