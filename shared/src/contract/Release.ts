/** Version of the contract between shell and remotes; releases with another one are refused. */
export const contractVersion = 1;

/** A version: the team's number and the first digits of the content's digest, `1.0.0-3f9c2a1b07`. */
export const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;

/** A package's short name: in `data-remote`, commands and the store. */
export const namePattern = /^[a-z][a-z0-9-]*$/;

/** Base address of all browser files of a release. Ends with a slash. */
export const getReleaseBase = (name: string, version: string): string => `/r/${name}/${version}/`;

/** Base address of a package's files with a content hash, which is the same in every release. Ends with a slash. */
export const getFilesBase = (name: string): string => `/r/${name}/`;

/** Tells whether a file's name contains its content hash (`js/main.1a2b3c4d.js`): equal names then mean equal bytes. */
export const hasContentHash = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(file);

/**
 * Returns the address of a release's browser file. A name with a hash gives the same address in every release.
 * @param file path below `browser/`
 */
export const getFileAddress = (
  { name, version }: { readonly name: string; readonly version: string },
  file: string,
): string => (hasContentHash(file) ? getFilesBase(name) : getReleaseBase(name, version)) + file;

/** Returns the name of a release on a page, which knows only its version: the content hash at its end, or a number that a team chose. */
export const readContentHash = (version: string): string => /-([0-9a-f]{10})$/.exec(version)?.[1] ?? version;
