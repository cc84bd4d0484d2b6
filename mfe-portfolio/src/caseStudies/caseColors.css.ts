import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Colours of a case, set in its folder. */
export const caseColors = createGlobalThemeContract(
  {
    /** Background of the client and adaptive sections; dark text has enough contrast on it. */
    tint: 'tint',
    /** Colour at the end of the gradient. */
    glow: 'glow',
    /** Colour of bullets, ticks and signs on paper. */
    accent: 'accent',
    /** Colour of text. */
    ink: 'ink',
    /** Dark background of the banner's text. */
    shade: 'shade',
    /** Colour that the banner multiplies behind the text: foam-coloured text stays readable even on white, and the hue is the case's. */
    veil: 'veil',
  },
  (name) => `porohy-case-${name}`,
);
