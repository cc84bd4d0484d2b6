import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';

export const sorry = style({
  '@layer': { [shared]: { selectors: { '&::before': { content: 'attr(data-sorry)' } } } },
});
