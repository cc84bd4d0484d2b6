/** Where everything lies in a store: the layout that `docs/contracts.md` draws. Nothing else makes a key. */

/** Folders of a store that are no packages, though their names could be names of packages. */
export const noPackages: ReadonlySet<string> = new Set([
  'log',
  'blobs',
  'previews',
  'pages',
  'sites',
  'deltas',
  'manifests',
]);

/** Where an entry of the log lies. Numbers follow one another without a gap. */
export const entryKey = (number: number): string => `log/${String(number).padStart(8, '0')}.json`;

/** The copy of the newest entry: a hint for readers in a hurry, and nothing depends on it. */
export const newestCopyKey = 'composition.json';

/** Where a release lies: its description and its signature. */
const releaseKey = (name: string, version: string, file: string): string => `${name}/${version}/${file}`;

/** Where the description of a release lies. It is written last: if it is there, the release is whole. */
export const descriptionKey = (name: string, version: string): string => releaseKey(name, version, 'release.json');

/** Where it lies who released a release, where releases are signed. */
export const signatureKey = (name: string, version: string): string => releaseKey(name, version, 'signature.json');

/** Where the listing of a composed site lies. It is written last: if it is there, the site is whole. */
export const listingKey = (id: string): string => `sites/${id}.json`;

/** Where the facts of a composed page lie: under what it was made of, so that no page is rendered twice. They are written behind the page. */
export const factsKey = (inputHash: string): string => `pages/${inputHash}.json`;

/** Where the manifest of an entry lies, under the SHA-256 of its text. */
export const manifestKey = (id: string): string => `manifests/${id}.json`;

/** Where it lies which deltas there are, of one package at one time. */
export const deltaListingKey = (id: string): string => `deltas/${id}.json`;
