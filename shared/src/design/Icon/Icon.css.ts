import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';

export const icon = style({
  '@layer': {
    [shared]: {
      inlineSize: '1.25em',
      blockSize: '1.25em',
      flex: 'none',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
