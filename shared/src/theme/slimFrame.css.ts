import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Variables that a shell sets for a page with a slim frame (`data-frame="slim"`, docs/contracts.md). They are the height of its header, the space
 * above the page's bar, and the widths that the frame takes of that bar at its start and end. A shell that knows no slim frame
 * sets none of them.
 */
export const slimFrame = createGlobalThemeContract(
  { height: 'slim-height', start: 'slim-start', end: 'slim-end', above: 'slim-above' },
  (name) => `porohy-${name}`,
);
