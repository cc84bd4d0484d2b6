import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Variables that the place of a marquee may set: the duration of one repeat (40 s), and the gap (1 rem) (SPEC §9). */
export const marqueeVars = createGlobalThemeContract(
  { duration: 'marquee-duration', gap: 'marquee-gap' },
  (name) => `porohy-${name}`,
);
