import { promote } from '../src/release/promote.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { cloneStore, releaseRemote, storeWithShell } from './fakeReleases.ts';

/**
 * Prepares one store with a live shell for a suite. @returns a function that gives each test a copy of the store
 * @param prepare further steps that all tests have in common
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

/** Releases versions of a remote. Its only page has the remote's name as its path and shows the version. */
export async function releaseVersions(store: ReleaseStore, name: string, ...versions: string[]): Promise<void> {
  for (const version of versions)
    await releaseRemote(store, name, { version, routes: [`/${name}`], page: `return "<h1>${version}</h1>"` });
}
