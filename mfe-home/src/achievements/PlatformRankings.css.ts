import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const name = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem', lineHeight: 1.25 } },
});
export const rankings = style({ '@layer': { [layers.page]: { margin: 0, padding: 0, listStyle: 'none' } } });
export const ranking = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      marginBlockStart: tokens.space.medium,
      paddingBlockStart: tokens.space.small,
      borderBlockStart: `1px solid ${tokens.color.line}`,
    },
  },
});
export const platform = style({ '@layer': { [layers.page]: { color: tokens.color.ink2 } } });
