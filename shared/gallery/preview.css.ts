import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const ground = style({
  '@layer': {
    [layers.page]: { minBlockSize: '100vh', paddingInline: tokens.space.margin, paddingBlock: tokens.space.large },
  },
});
