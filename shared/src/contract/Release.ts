/** Names the shape of everything that crosses between shell and remote; a release of another number is refused. */
export const contractVersion = 1;

/** A version is the team's number and, after a dash, the first characters of the content's digest: `1.0.0-3f9c2a1b07`. */
export const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;

/** A package's short name, as in `data-remote`, in commands and in the store. */
export const namePattern = /^[a-z][a-z0-9-]*$/;

/** Base address of all browser files of a release. Ends with a slash. */
export const getReleaseBase = (name: string, version: string): string => `/r/${name}/${version}/`;

/** Base address of a package's browser files that carry their content's hash, in every release. Ends with a slash. */
export const getFilesBase = (name: string): string => `/r/${name}/`;

/** True if a file's name carries its content's hash, as builds write it (`js/main.1a2b3c4d.js`). Equal names are equal bytes then. */
export const hasContentHash = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+$/.test(file);

/**
 * The one address of a release's browser file: what carries its hash has the same in every release that brings it.
 * @param file its path below `browser/`
 */
export const getFileAddress = (
  { name, version }: { readonly name: string; readonly version: string },
  file: string,
): string => (hasContentHash(file) ? getFilesBase(name) : getReleaseBase(name, version)) + file;

/**
 * Returns a release's name on a page that knows only its version. It is the content hash at the version's end, or a number that a team has
 * chosen.
 */
export const readContentHash = (version: string): string => /-([0-9a-f]{10})$/.exec(version)?.[1] ?? version;
