import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The names of the design's custom properties. They are fixed and public, so that releases built at different times read the
 * same values; the shell sets them, once per page.
 */
export const tokens = createGlobalThemeContract(
  {
    color: { paper: 'color-paper', ink: 'color-ink', quiet: 'color-quiet', line: 'color-line', accent: 'color-accent' },
    font: { text: 'font-text', heading: 'font-heading' },
    space: { small: 'space-small', medium: 'space-medium', large: 'space-large', section: 'space-section' },
    width: { page: 'width-page', text: 'width-text' },
  },
  (name) => `porohy-${name}`,
);
