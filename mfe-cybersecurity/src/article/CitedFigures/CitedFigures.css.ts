import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const list = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      marginBlock: tokens.space.large,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const value = style({
  '@layer': {
    [layers.page]: {
      color: tokens.color.buoyInk,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(1.6rem, 3.6vw, 2.75rem)',
      lineHeight: 1.15,
    },
  },
});
export const text = style({ '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0` } } });
