import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const frame = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      padding: tokens.space.large,
      border: `1px dashed ${tokens.color.line}`,
      color: tokens.color.ink2,
      fontSize: '0.9375rem',
    },
  },
});
