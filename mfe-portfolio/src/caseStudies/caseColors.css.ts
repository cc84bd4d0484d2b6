import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Colours of a case. `colors.css.ts` in the folder of the case sets them. */
export const caseColors = createGlobalThemeContract(
  {
    /** Background of the client and adaptive sections; dark text has enough contrast on it. */
    tint: 'tint',
    /** Second colour of the gradient behind the main lesson (`CaseProcess`). The first is `tint`. */
    glow: 'glow',
    /** Colour of bullets, ticks and signs on light backgrounds. */
    accent: 'accent',
    ink: 'ink',
    /** Dark background of the banner's text. */
    shade: 'shade',
    /**
     * Colour that the banner multiplies with the picture behind its text. Light text stays readable even on white, and the picture gets the
     * hue of the case.
     */
    veil: 'veil',
  },
  (name) => `porohy-case-${name}`,
);
