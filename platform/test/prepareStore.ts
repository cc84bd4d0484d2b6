import { promote } from '../src/release/promote.ts';
import type { ReleaseStore } from '../src/store/backends/releaseStore.ts';
import { cloneStore, releaseRemote, storeWithShell } from './fakeReleases.ts';

/**
 * Prepares one store for a suite, with a live shell. @returns a function that gives each test a copy
 * @param prepare the steps that all tests begin with
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

/** Releases versions of a remote. Each has one page, under the remote's name, with the version as its text. */
export async function releaseVersions(store: ReleaseStore, name: string, ...versions: string[]): Promise<void> {
  for (const version of versions)
    await releaseRemote(store, name, { version, routes: [`/${name}`], page: `return "<h1>${version}</h1>"` });
}
