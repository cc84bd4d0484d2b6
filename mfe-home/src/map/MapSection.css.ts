import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const frame = style({
  '@layer': {
    [layers.page]: { display: 'block', inlineSize: '100%', aspectRatio: '16 / 7', minBlockSize: '20rem', border: 0 },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem', lineHeight: 1.25 } },
});
export const actions = style({
  '@layer': { [layers.page]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.space.medium } },
});
