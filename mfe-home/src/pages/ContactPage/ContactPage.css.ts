import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const columns = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      columnGap: tokens.space.section,
      '@media': { '(min-width: 56rem)': { gridTemplateColumns: '3fr 2fr' } },
    },
  },
});
