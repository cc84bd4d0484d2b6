import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const figures = style({
  '@layer': {
    [layers.page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: tokens.space.large,
      marginBlock: `0 ${tokens.space.large}`,
    },
  },
});
/** A list of definitions names the term first; the eye sees the number first. */
export const figure = style({
  '@layer': { [layers.page]: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' } },
});
export const label = style({ '@layer': { [layers.page]: { color: tokens.color.ink2 } } });
export const value = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(2rem, 5vw, 3.5rem)',
      lineHeight: 1.1,
      whiteSpace: 'nowrap',
    },
  },
});
