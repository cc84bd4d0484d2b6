import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const points = style({
  '@layer': { [layers.page]: { margin: 0, paddingInlineStart: tokens.space.large } },
});
export const point = style({
  '@layer': { [layers.page]: { paddingBlock: tokens.space.small, paddingInlineStart: tokens.space.small } },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem', lineHeight: 1.25 } },
});
export const text = style({ '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0` } } });
