import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.medium,
      maxInlineSize: tokens.width.text,
      marginBlock: tokens.space.medium,
      // Room for a number of two digits inside the column, so that the text keeps the page's edge.
      paddingInlineStart: '2em',
    },
  },
});
export const item = style({
  '@layer': { [layers.page]: { '::marker': { color: tokens.color.buoyInk, fontWeight: 600 } } },
});
export const title = style({ '@layer': { [layers.page]: { fontWeight: 600 } } });
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
