import { InvalidInputError } from 'shared/contract';
import { packedStore } from './packedStore.ts';
import { readingOnce } from './readingOnce.ts';
import { openFolderStore } from './releaseStore.folder.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { readS3Settings } from './s3Settings.ts';

/** The use of an opened store: to be read; to be written; to change what is live in one go, where each file is read once. */
export type StoreUse = 'reading' | 'writing' | 'changing';

/**
 * Opens the store at a place: a folder's path, or `s3://bucket/prefix` with its settings in the environment. For
 * writing a store that could lose a change is refused at once.
 * @throws InvalidInputError if the place is none, or if its settings are not whole; StoreError if it could lose a change
 */
export async function openStore(place: string, use: StoreUse): Promise<ReleaseStore> {
  const once = use === 'changing' ? readingOnce<ReleaseStore> : (store: ReleaseStore) => store;
  const named = place.trim();
  // A shell would have put something in place of such a beginning; a file of settings does not.
  const isFolder = !/^(?:[A-Za-z][A-Za-z0-9+.-]+:|[~$"'%])/.test(named);
  if (isFolder && named !== '') return packedStore(once(openFolderStore(named)));
  if (!named.startsWith('s3://'))
    throw new InvalidInputError({
      fact: `"${place}" is no place for a store.`,
      nextStep: 'RELEASES is a folder, written out, or s3://bucket/prefix.',
    });
  const settings = readS3Settings(named, process.env);
  const { openS3Store } = await import('./releaseStore.s3.ts');
  return packedStore(once(await openS3Store(settings, { probe: use !== 'reading' })));
}
