import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

export const icon = style(
  inShared({
    inlineSize: '1.25em',
    blockSize: '1.25em',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
