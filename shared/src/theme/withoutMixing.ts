/**
 * Supports query for engines without `color-mix` (before Chrome 111, Safari 16.2). A declaration with tokens stays valid there and computes
 * to nothing, so a plain one before it does not help: put it under this key.
 */
export const withoutMixing = 'not (color: color-mix(in srgb, red, red))';
