/** Bottom of the letters in a banner, in fractions of its height. Below it stands text, and the water is faint. */
export const lettersEnd = 0.63;

/** Bottom of the letters in banners with their own layout. */
export const lettersEnds = {
  ppc: 0.69,
  smm: 0.93,
  opencart: 0.79,
  laravel: 0.86,
  symfony: 0.85,
  wordpress: 0.88,
} as const;
