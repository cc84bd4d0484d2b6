/** Keys of everything in a store: the layout that `docs/contracts.md` draws. Nothing else makes a key. */

/** Folders of a store that are no packages, though their names could be names of packages. */
export const noPackages: ReadonlySet<string> = new Set(['log', 'blobs', 'previews', 'sites', 'deltas', 'manifests']);

/** Names the key of an entry of the log. Numbers follow one another without a gap. */
export const entryKey = (number: number): string => `log/${String(number).padStart(8, '0')}.json`;

/** The copy of the newest entry: a hint for readers in a hurry, and nothing depends on it. */
export const newestCopyKey = 'composition.json';

/** Names the key of a file of a release: its description or its signature. */
const releaseKey = (name: string, version: string, file: string): string => `${name}/${version}/${file}`;

/** Names the key of a release's description. It is written last: if it is there, the release is whole. */
export const descriptionKey = (name: string, version: string): string => releaseKey(name, version, 'release.json');

/** Names the key that says who released a release, where releases are signed. */
export const signatureKey = (name: string, version: string): string => releaseKey(name, version, 'signature.json');

/** Names the key of a composed site's listing. It is written last: if it is there, the site is whole. */
export const listingKey = (id: string): string => `sites/${id}.json`;

/** Names the key of an entry's manifest, by the SHA-256 of its text. */
export const manifestKey = (id: string): string => `manifests/${id}.json`;

/** Names the key that says which deltas there are, of one package at one time. */
export const deltaListingKey = (id: string): string => `deltas/${id}.json`;
