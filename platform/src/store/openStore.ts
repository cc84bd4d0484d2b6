import { InvalidInputError } from 'shared/contract';
import { layeredStore } from './layeredStore.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore, StoreAddress } from './releaseStore.ts';
import { readS3Settings } from './s3Settings.ts';
import { trustingStore } from './trustedKeys.ts';

/**
 * Opens the store at a place: a folder's path, or `s3://bucket/prefix` with its settings in the environment. For `writing` a store that
 * could lose a change is refused at once.
 * @throws InvalidInputError if the place is none, or if its settings are not whole; StoreError if it could lose a change
 */
export async function openStore(place: string, use: 'reading' | 'writing'): Promise<ReleaseStore> {
  const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]+):\/\//.exec(place) ?? [];
  if (!scheme) return openFolderStore(place);
  if (scheme !== 's3')
    throw new InvalidInputError({
      fact: `"${place}" is no place for a store.`,
      nextStep: 'RELEASES is a folder, or s3://bucket/prefix.',
    });
  const settings = readS3Settings(place, process.env);
  const { openS3Store } = await import('./releaseStore.s3.ts');
  return openS3Store(settings, { probe: use === 'writing' });
}

/** Opens a store for reading as it was opened before: with the same trust, and with the same files on top. @throws as `openStore` does */
export async function openAgain({ place, trusted, layer }: StoreAddress): Promise<ReleaseStore> {
  const opened = await openStore(place, 'reading');
  const store = trusted ? trustingStore(opened, trusted) : opened;
  return layer ? layeredStore(store, layer) : store;
}

/** What `openAgain` needs of an open store. */
export const addressOf = ({ place, trusted, layer }: ReleaseStore): StoreAddress => ({
  place,
  ...(trusted && { trusted }),
  ...(layer && { layer }),
});
