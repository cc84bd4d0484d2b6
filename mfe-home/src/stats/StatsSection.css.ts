import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const stats = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      margin: 0,
    },
  },
});
/** The figure is read after its label and shown above it. */
export const stat = style({
  '@layer': { [layers.page]: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' } },
});
export const figure = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(2.5rem, 6vw, 4rem)',
      lineHeight: 1.1,
    },
  },
});
