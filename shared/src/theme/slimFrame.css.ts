import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * What a shell tells a page that asks for a slim frame (`data-frame="slim"`, docs/contracts.md): how high its header is, how much of the
 * page's own bar it takes at the start and at the end, and how much space the bar leaves above itself. A shell that knows no slim frame
 * sets none of them.
 */
export const slimFrame = createGlobalThemeContract(
  { height: 'slim-height', start: 'slim-start', end: 'slim-end', above: 'slim-above' },
  (name) => `porohy-${name}`,
);
