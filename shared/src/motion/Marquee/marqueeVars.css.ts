import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables that a marquee's place sets: duration of one repeat (default 40 s), and gap (default 1 rem) (SPEC §9). */
export const marqueeVars = createGlobalThemeContract(
  { duration: 'marquee-duration', gap: 'marquee-gap' },
  (name) => `porohy-${name}`,
);
