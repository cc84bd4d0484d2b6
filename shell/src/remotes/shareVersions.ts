declare const __SHARE_VERSIONS__: Readonly<Record<string, string>>;

export const shareVersions = __SHARE_VERSIONS__;
