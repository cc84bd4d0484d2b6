import { style } from '@vanilla-extract/css';
import { shared } from '../layers.css.ts';
import { tokens } from '../tokens.css.ts';

export const list = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.small,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      color: tokens.color.ink2,
    },
  },
});
export const item = style({
  '@layer': { [shared]: { selectors: { '& + &::before': { content: '"—"', marginInlineEnd: tokens.space.small } } } },
});
