import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';

export const counter = style({
  '@layer': { [shared]: { position: 'relative', display: 'inline-block', fontVariantNumeric: 'tabular-nums' } },
});
