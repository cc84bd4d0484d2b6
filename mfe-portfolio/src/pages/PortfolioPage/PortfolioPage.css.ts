import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const medium = 'screen and (min-width: 768px)';
const large = 'screen and (min-width: 1024px)';

/** One column, two staggered from medium up (SPEC §2). */
export const projects = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});
export const project = style({
  '@layer': {
    [layers.page]: {
      '@media': {
        [medium]: { selectors: { '&:nth-child(even)': { marginBlockStart: tokens.space.section } } },
      },
    },
  },
});
/** Two columns, four from large up (SPEC §2). */
export const teaser = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});
export const category = style({
  '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2, fontSize: '0.875rem' } },
});
