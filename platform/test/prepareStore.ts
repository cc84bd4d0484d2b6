import { promote } from '../src/release/promote.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { cloneStore, releaseRemote, storeWithShell } from './fakeReleases.ts';

/**
 * Prepares one store for a suite, with a live shell. @returns a function that gives each test a copy
 * @param prepare the first steps of all tests
 */
export function prepareStore(prepare: (store: ReleaseStore) => Promise<unknown>): () => Promise<ReleaseStore> {
  let prepared: Promise<ReleaseStore> | undefined;
  const make = async () => {
    const store = await storeWithShell();
    await promote({ store, release: { name: 'shell', version: '1.0.0' } });
    await prepare(store);
    return store;
  };
  return async () => {
    prepared ??= make();
    return cloneStore(await prepared);
  };
}

/** Releases versions of a remote; its only page has its name and shows the version. */
export async function releaseVersions(store: ReleaseStore, name: string, ...versions: string[]): Promise<void> {
  for (const version of versions)
    await releaseRemote(store, name, { version, routes: [`/${name}`], page: `return "<h1>${version}</h1>"` });
}
