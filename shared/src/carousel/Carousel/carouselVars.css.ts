import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables that a carousel's place sets, also by breakpoint: number of visible slides (default 1), and their gap (default 0). */
export const carouselVars = createGlobalThemeContract(
  { perView: 'carousel-per-view', gap: 'carousel-gap' },
  (name) => `porohy-${name}`,
);
