import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

/** One column, two staggered from medium up (SPEC §2). */
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
export const card = style({
  '@layer': {
    [layers.page]: { display: 'block', padding: tokens.space.large, border: `1px solid ${tokens.color.line}` },
  },
});
export const cardTitle = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem' } },
});
