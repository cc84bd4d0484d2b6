import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The colours that a case brings. Each case's folder sets them. */
export const caseColors = createGlobalThemeContract(
  {
    /** The ground of its client and adaptive sections; ink passes on it. */
    tint: 'tint',
    /** Colour at the end of its gradient. */
    glow: 'glow',
    /** Bullets, ticks and signs on paper. */
    accent: 'accent',
    /** Text in its colour. */
    ink: 'ink',
    /** The dark of its banner, under the words. */
    shade: 'shade',
    /** Colour multiplied with its banner under the words: so dark that foam reads on white through it, as full as the case's. */
    veil: 'veil',
  },
  (name) => `porohy-case-${name}`,
);
