import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Variables that the place of a carousel may set, also by width: slides in view (1), and the gap between them (0). */
export const carouselVars = createGlobalThemeContract(
  { perView: 'carousel-per-view', gap: 'carousel-gap' },
  (name) => `porohy-${name}`,
);
