/**
 * Engines that mix no colours (before Chrome 111, Safari 16.2), as a key of `@supports`. A value that names tokens is not dropped there when it is read:
 * it counts, and comes to nothing. So a plain one before it is of no use: what words need to be read stands under this key.
 */
export const withoutMixing = 'not (color: color-mix(in srgb, red, red))';
