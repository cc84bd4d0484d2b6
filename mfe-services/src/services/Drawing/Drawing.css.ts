import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const drawing = style({
  '@layer': {
    [layers.page]: {
      marginBlockStart: tokens.space.large,
      padding: tokens.space.large,
      border: `1px dashed ${tokens.color.line}`,
      color: tokens.color.ink2,
      textAlign: 'center',
    },
  },
});
