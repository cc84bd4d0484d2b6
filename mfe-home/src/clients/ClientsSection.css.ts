import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const projects = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.medium,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    },
  },
});
export const project = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      alignItems: 'end',
      margin: 0,
      padding: tokens.space.medium,
      minBlockSize: '10rem',
      border: `1px solid ${tokens.color.line}`,
    },
  },
});
