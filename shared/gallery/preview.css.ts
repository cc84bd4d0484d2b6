import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const ground = style({
  '@layer': {
    [layers.page]: { minBlockSize: '100vh', paddingInline: tokens.space.margin, paddingBlock: tokens.space.large },
  },
});
export const dark = style({
  '@layer': {
    [layers.page]: {
      color: tokens.color.foam,
      background: tokens.color.deep,
      vars: { [tokens.color.focus]: tokens.color.buoy },
    },
  },
});
