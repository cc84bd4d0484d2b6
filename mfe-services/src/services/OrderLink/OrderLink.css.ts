import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const link = style({
  '@layer': {
    [layers.page]: {
      justifySelf: 'start',
      display: 'inline-block',
      padding: `${tokens.space.small} ${tokens.space.medium}`,
      border: `2px solid ${tokens.color.buoyInk}`,
      color: tokens.color.buoyInk,
      fontWeight: 600,
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline' },
    },
  },
});
