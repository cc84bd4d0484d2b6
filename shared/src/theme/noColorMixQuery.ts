/**
 * Selects browsers without `color-mix` (before Chrome 111, Safari 16.2). They accept a declaration that contains `color-mix` and tokens,
 * but its computed value is invalid. So an earlier plain declaration is no fallback: put the fallback under this `@supports` query.
 */
export const noColorMixQuery = 'not (color: color-mix(in srgb, red, red))';
