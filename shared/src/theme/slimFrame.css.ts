import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * CSS variables that the shell sets for a page with a slim frame (`data-frame="slim"`, docs/attributes.md): height of the header, space
 * above the page's own bar, and the widths at the bar's start and end that the header covers. Older shells set none of these variables.
 */
export const slimFrame = createGlobalThemeContract(
  { height: 'slim-height', start: 'slim-start', end: 'slim-end', above: 'slim-above' },
  (name) => `porohy-${name}`,
);
