import { getFileAddress, getHashedFilesBase, getReleaseBase, type Release } from 'shared/contract';

/** A file of a release, by its path inside the release. */
export interface ReleasedFile {
  readonly release: Release;
  readonly file: string;
}

/** Finds the release and file behind an address. @returns undefined if no release has a file there */
export function findReleasedFile(releases: readonly Release[], address: string): ReleasedFile | undefined {
  for (const release of releases) {
    const below = [getReleaseBase(release.name, release.version), getHashedFilesBase(release.name)];
    const path = address.slice(below.find((base) => address.startsWith(base))?.length ?? 0);
    const file = `browser/${path}`;
    if (getFileAddress(release, path) === address && Object.hasOwn(release.files, file)) return { release, file };
  }
  return undefined;
}
