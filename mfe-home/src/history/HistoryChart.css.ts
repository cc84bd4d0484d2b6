import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const chart = style({
  '@layer': { [layers.page]: { display: 'block', inlineSize: '100%', marginBlock: tokens.space.large, fill: 'none' } },
});
export const line = style({ '@layer': { [layers.page]: { stroke: tokens.color.line } } });
export const fairway = style({ '@layer': { [layers.page]: { stroke: tokens.color.buoyInk, strokeWidth: 2 } } });
