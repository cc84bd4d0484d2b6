import { InvalidInputError } from 'shared/contract';
import { packedStore } from './packedStore.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { readS3Settings } from './s3Settings.ts';

/**
 * Opens the store at a place: a folder's path, or `s3://bucket/prefix` with its settings in the environment. For `writing` a store that
 * could lose a change is refused at once.
 * @throws InvalidInputError if the place is none, or if its settings are not whole; StoreError if it could lose a change
 */
export async function openStore(place: string, use: 'reading' | 'writing'): Promise<ReleaseStore> {
  const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]+):\/\//.exec(place) ?? [];
  if (!scheme) return packedStore(openFolderStore(place));
  if (scheme !== 's3')
    throw new InvalidInputError({
      fact: `"${place}" is no place for a store.`,
      nextStep: 'RELEASES is a folder, or s3://bucket/prefix.',
    });
  const settings = readS3Settings(place, process.env);
  const { openS3Store } = await import('./releaseStore.s3.ts');
  return packedStore(await openS3Store(settings, { probe: use === 'writing' }));
}
