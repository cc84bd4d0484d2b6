import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const row = style({
  '@layer': {
    [layers.page]: {
      display: 'block',
      paddingBlock: tokens.space.large,
      fontFamily: tokens.font.heading,
      fontSize: tokens.size.row,
      borderBlockStart: `1px solid ${tokens.color.lineOnDark}`,
    },
  },
});
