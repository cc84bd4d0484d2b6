import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What the place of a marquee may set: how long the way of one repeat takes (40 s), and the gap (1 rem) (SPEC §9). */
export const marqueeVars = createGlobalThemeContract(
  { duration: 'marquee-duration', gap: 'marquee-gap' },
  (name) => `porohy-${name}`,
);
