import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { type Keyed, keyOfFile } from '../store/protocol/fileKeys.ts';
import { descriptionKey } from '../store/protocol/keys.ts';
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

async function describe(store: ReleaseStore, name: string, version: string): Promise<Release> {
  const release = await readRelease(store.read, name, version);
  if (release) return release;
  throw new Error(`There is no release ${name} ${version}.`);
}
