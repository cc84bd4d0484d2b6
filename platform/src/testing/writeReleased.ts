import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { type Keyed, keyOfFile } from '../store/protocol/fileKeys.ts';
import { descriptionKey, releaseKey } from '../store/protocol/keys.ts';
import { readRelease } from '../store/protocol/readRelease.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** Writes a release as publishing does: every file where it belongs, the description last. */
export async function writeReleased(
  store: ReleaseStore,
  release: Keyed,
  files: Readonly<Record<string, Buffer | string>>,
  description: Buffer | string = JSON.stringify(release),
): Promise<void> {
  for (const [file, bytes] of Object.entries(files)) await store.create(keyOfFile(release, file), bytes);
  await store.create(descriptionKey(release.name, release.version), description);
}

/** Where a file of a release lies. */
export async function keyOfReleased(store: ReleaseStore, name: string, version: string, file: string): Promise<string> {
  return keyOfFile(await describe(store, name, version), file);
}

/** The same as a path, of a store that is a folder. */
export const placeOfReleased = async (
  store: ReleaseStore,
  name: string,
  version: string,
  file: string,
): Promise<string> => join(store.place, await keyOfReleased(store, name, version, file));

/** Lays a store out as it was before files had keys of their own: all of a release lies below its version. */
export async function layOutAsBefore(store: ReleaseStore): Promise<void> {
  const keys = (await store.upkeep.inventory()).map(({ key }) => key);
  const moved = new Set<string>();
  for (const key of keys.filter((each) => each.endsWith('/release.json'))) {
    const [name = '', version = ''] = key.split('/');
    const release = await describe(store, name, version);
    for (const file of Object.keys(release.files)) {
      const now = keyOfFile(release, file);
      await store.create(releaseKey(name, version, file), (await store.read(now)) ?? '');
      moved.add(now);
    }
  }
  await store.upkeep.remove([...moved]);
}

async function describe(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new Error(`There is no release ${name} ${version}.`);
}
