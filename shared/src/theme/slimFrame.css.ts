import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * CSS variables that the shell sets for a page with a slim frame (`data-frame="slim"`, docs/contracts.md): height of its header, space
 * above the page's bar, and the widths that the frame occupies at the bar's start and end. Older shells without a slim frame set none of
 * them.
 */
export const slimFrame = createGlobalThemeContract(
  { height: 'slim-height', start: 'slim-start', end: 'slim-end', above: 'slim-above' },
  (name) => `porohy-${name}`,
);
