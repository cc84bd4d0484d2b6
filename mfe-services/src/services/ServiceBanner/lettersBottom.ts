/** y of the letters' lower edge, in fractions of the banner's height. The drawing is faint below, because text stands there. */
export const lettersBottom = 0.63;

/** y of the letters' lower edge in banners with a special arrangement (`Composition`), in fractions of the drawing's height. */
export const lettersBottoms = {
  ppc: 0.69,
  smm: 0.93,
  opencart: 0.79,
  laravel: 0.86,
  symfony: 0.85,
  wordpress: 0.88,
} as const;
