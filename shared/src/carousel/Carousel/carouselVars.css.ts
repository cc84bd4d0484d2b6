import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables that the class of a carousel sets: number of visible slides (default 1), and gap between slides (default 0). */
export const carouselVars = createGlobalThemeContract(
  { perView: 'carousel-per-view', gap: 'carousel-gap' },
  (name) => `porohy-${name}`,
);
