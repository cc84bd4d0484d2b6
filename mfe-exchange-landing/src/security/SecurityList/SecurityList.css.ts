import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      marginBlock: tokens.space.large,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem' } },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
