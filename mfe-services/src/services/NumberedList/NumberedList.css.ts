import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      marginBlock: tokens.space.large,
      // The numbers hang inside the column, so that the text keeps the page's edge.
      paddingInlineStart: '1.5em',
    },
  },
});
export const item = style({
  '@layer': { [layers.page]: { '::marker': { color: tokens.color.buoyInk, fontWeight: 600 } } },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.25rem', lineHeight: 1.3 } },
});
export const text = style({ '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0` } } });
