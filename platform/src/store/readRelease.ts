import { parseRelease, type Release } from 'shared/contract';
import { parseJson, type ReleaseStore } from './releaseStore.ts';

/** Where a release, or a file of it, lies in the store. */
export const releaseKey = (name: string, version: string, file = ''): string => `${name}/${version}/${file}`;

/** The description of a release, parsed. Undefined if there is no such release (or it was never finished). */
export async function readRelease(store: ReleaseStore, name: string, version: string): Promise<Release | undefined> {
  const key = releaseKey(name, version, 'release.json');
  const bytes = await store.read(key);
  if (!bytes) return undefined;
  const release = parseRelease(parseJson(bytes, key), key);
  if (release.name !== name || release.version !== version) {
    throw new Error(
      `${key} describes ${release.name} ${release.version}. A release lies under its own name; release ${name} again.`,
    );
  }
  return release;
}
