/**
 * Supports query for browsers without `color-mix` (before Chrome 111, Safari 16.2). They accept a declaration with `color-mix` and tokens,
 * but compute it to nothing, so a plain declaration before it is no fallback. Put the fallback under this key.
 */
export const withoutMixing = 'not (color: color-mix(in srgb, red, red))';
