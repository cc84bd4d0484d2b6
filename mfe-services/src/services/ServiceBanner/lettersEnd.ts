/** Lower end of the letters in a banner, in parts of its height. Below, where words stand, the water is faint. */
export const lettersEnd = 0.63;

/** The same of those banners whose letters and words share the screen in a way of their own. */
export const lettersEnds = {
  ppc: 0.69,
  smm: 0.93,
  opencart: 0.79,
  laravel: 0.86,
  symfony: 0.85,
  wordpress: 0.88,
} as const;
