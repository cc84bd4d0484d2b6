declare const __SHARE_VERSIONS__: Readonly<Record<string, string>>;

/** The version of each share by its name. Stands beside the entry (`chunksApart`), so that a patch of a library leaves the frame as it is. */
export const shareVersions = __SHARE_VERSIONS__;
