import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables that the class of a marquee sets: duration of one round (default 40 s), and gap (default 1 rem) (SPEC §9). */
export const marqueeVars = createGlobalThemeContract(
  { duration: 'marquee-duration', gap: 'marquee-gap' },
  (name) => `porohy-${name}`,
);
