import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const rating = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(2.5rem, 6vw, 4rem)',
      lineHeight: 1.1,
    },
  },
});
export const note = style({ '@layer': { [layers.page]: { color: tokens.color.ink2 } } });
