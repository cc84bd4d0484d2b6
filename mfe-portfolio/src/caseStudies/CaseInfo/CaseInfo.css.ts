import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const grid = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      margin: 0,
    },
  },
});
export const label = style({
  '@layer': { [layers.page]: { color: tokens.color.ink2, fontSize: '0.875rem' } },
});
export const value = style({
  '@layer': { [layers.page]: { margin: 0, fontSize: '1.25rem' } },
});
