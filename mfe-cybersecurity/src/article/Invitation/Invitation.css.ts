import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const invitation = style({
  '@layer': {
    [layers.page]: { display: 'grid', gap: tokens.space.medium, paddingBlock: tokens.space.section },
  },
});
export const title = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(1.6rem, 3.6vw, 2.75rem)',
      lineHeight: 1.15,
    },
  },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const link = style({
  '@layer': {
    [layers.page]: {
      justifySelf: 'start',
      padding: `${tokens.space.small} ${tokens.space.medium}`,
      border: `2px solid ${tokens.color.buoyInk}`,
      color: tokens.color.buoyInk,
      fontWeight: 600,
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline' },
    },
  },
});
