/** File name of the archive of types, which is next to a remote's entry. */
export const typesArchiveName = '@mf-types.zip';

/** Path of the archive of types inside a release. */
export const typesArchivePath = `browser/${typesArchiveName}`;
