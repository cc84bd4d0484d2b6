import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.small,
      marginBlock: tokens.space.large,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const device = style({
  '@layer': {
    [layers.page]: {
      paddingBlock: tokens.space.small,
      paddingInline: tokens.space.medium,
      border: `1px solid ${tokens.color.line}`,
    },
  },
});
