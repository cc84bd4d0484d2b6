import { InvalidInputError } from 'shared/contract';
import { cacheStoreReads } from './cacheStoreReads.ts';
import { createCompressedStore } from './createCompressedStore.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { readS3Settings } from './s3Settings.ts';

/** Purpose for which a command opens a store. With `changing`, the store caches its reads. */
export type StorePurpose = 'reading' | 'writing' | 'changing';

/**
 * Opens the store at a place: a folder, or `s3://bucket/prefix` with settings from the environment.
 * @throws InvalidInputError if the place or its settings are invalid; StoreError if a store for writing could lose a change
 */
export async function openStore(place: string, use: StorePurpose): Promise<ReleaseStore> {
  const once = use === 'changing' ? cacheStoreReads<ReleaseStore> : (store: ReleaseStore) => store;
  const address = place.trim();
  // Refuses a place that begins with `~`, `$` or a quote: a shell would replace it, but a settings file keeps it.
  const isFolder = !/^(?:[A-Za-z][A-Za-z0-9+.-]+:|[~$"'%])/.test(address);
  if (isFolder && address !== '') return createCompressedStore(once(openFolderStore(address)));
  if (!address.startsWith('s3://'))
    throw new InvalidInputError({
      fact: `"${place}" cannot be a store.`,
      nextStep: 'Set RELEASES to the full path of a folder, or to s3://bucket/prefix.',
    });
  const settings = readS3Settings(address, process.env);
  const { openS3Store } = await import('./releaseStore.s3.ts');
  return createCompressedStore(once(await openS3Store(settings, { probe: use !== 'reading' })));
}
