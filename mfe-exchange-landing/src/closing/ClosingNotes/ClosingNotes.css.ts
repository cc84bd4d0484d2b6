import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const notes = style({
  '@layer': { [layers.page]: { paddingBlock: tokens.space.large, fontSize: '0.9375rem' } },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.5rem' } },
});
