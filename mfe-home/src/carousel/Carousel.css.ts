import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(22rem, 85%)',
      gap: tokens.space.large,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      paddingBlock: tokens.space.medium,
      '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
    },
  },
});
export const slide = style({ '@layer': { [layers.page]: { scrollSnapAlign: 'start' } } });
/** Without scripts the buttons could do nothing; the list still scrolls. */
export const buttons = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.medium,
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});
