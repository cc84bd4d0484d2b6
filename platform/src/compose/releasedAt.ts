import { carriesHash, filesBase, type Release, releaseBase } from 'shared/contract';

/** A file of a release, by its path inside the release. */
export interface ReleasedFile {
  readonly release: Release;
  readonly file: string;
}

/**
 * The browser file that an address names, of some releases; undefined where it names none. Both forms count: below the package, and below
 * the version, as older shells write it.
 */
export function releasedAt(releases: readonly Release[], address: string): ReleasedFile | undefined {
  for (const release of releases)
    for (const base of [releaseBase(release.name, release.version), filesBase(release.name)]) {
      const path = address.slice(base.length);
      const file = `browser/${path}`;
      const fits = address.startsWith(base) && (base !== filesBase(release.name) || carriesHash(path));
      if (fits && Object.hasOwn(release.files, file)) return { release, file };
    }
  return undefined;
}
