import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const intro = style({ '@layer': { [layers.page]: { marginBlockStart: tokens.space.large } } });
export const cards = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
