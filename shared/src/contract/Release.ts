/** Version of the contract between shell and remotes. Compose refuses releases with another contract version. */
export const contractVersion = 1;

/** A version number, usually followed by the release's content hash: `1.0.0-3f9c2a1b07`. */
export const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;

/** Short name of a package, as in `data-remote`, commands and the store. Excludes names of keys that parsers of stored files drop. */
export const namePattern = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]*$/;

/** Returns the base address of a release's browser files, with a trailing slash. */
export const getReleaseBase = (name: string, version: string): string => `/r/${name}/${version}/`;

/** Returns the base address of a package's content-hashed files, with a trailing slash. All releases of the package share this address. */
export const getHashedFilesBase = (name: string): string => `/r/${name}/`;

/** Tells whether a file's name contains its content hash (`js/main.1a2b3c4d.js`). If so, files with equal names have equal content. */
export const hasContentHash = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(file);

/**
 * Returns the address of a release's browser file. A file with a content hash in its name has the same address in every release.
 * @param file path below `browser/`
 */
export const getFileAddress = (
  { name, version }: { readonly name: string; readonly version: string },
  file: string,
): string => (hasContentHash(file) ? getHashedFilesBase(name) : getReleaseBase(name, version)) + file;

/** Returns the content hash at the end of a version, or the whole version if it has none. Pages name a release by this hash alone. */
export const readContentHash = (version: string): string => /-([0-9a-f]{10})$/.exec(version)?.[1] ?? version;
