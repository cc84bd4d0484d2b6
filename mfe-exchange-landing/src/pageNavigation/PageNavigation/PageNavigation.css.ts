import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const navigation = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: tokens.space.medium,
      paddingBlock: tokens.space.medium,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
    },
  },
});
export const name = style({
  '@layer': { [layers.page]: { fontFamily: tokens.font.heading, fontSize: '1.375rem', textDecoration: 'none' } },
});
export const links = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.medium,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
