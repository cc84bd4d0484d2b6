/** Keys of all files in a store; `docs/store.md` shows the layout. */

/** Top-level folders of a store that are not packages. */
export const nonPackageFolders: ReadonlySet<string> = new Set([
  'log',
  'blobs',
  'previews',
  'sites',
  'deltas',
  'manifests',
]);

/** Returns the key of a log entry. Numbers have no gaps. */
export const getEntryKey = (number: number): string => `log/${String(number).padStart(8, '0')}.json`;

/** Key of the copy of the newest entry. The copy saves readers time, and nothing depends on it. */
export const newestCopyKey = 'composition.json';

const releaseKey = (name: string, version: string, file: string): string => `${name}/${version}/${file}`;

/** Returns the key of a release's `release.json`. This file is written last: if it exists, the release is complete. */
export const getDescriptionKey = (name: string, version: string): string => releaseKey(name, version, 'release.json');

export const getSignatureKey = (name: string, version: string): string => releaseKey(name, version, 'signature.json');

/** Returns the key of a site listing. The listing is written last: if it exists, the site is complete. */
export const getListingKey = (id: string): string => `sites/${id}.json`;

/** Returns the key of a manifest or a table. @param id SHA-256 of its text */
export const getManifestKey = (id: string): string => `manifests/${id}.json`;

export const getDeltaListingKey = (id: string): string => `deltas/${id}.json`;
