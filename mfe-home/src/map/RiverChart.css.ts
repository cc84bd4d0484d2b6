import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const chart = style({
  '@layer': {
    [layers.page]: { display: 'block', inlineSize: '100%', border: `1px solid ${tokens.color.line}`, fill: 'none' },
  },
});
export const bank = style({ '@layer': { [layers.page]: { stroke: tokens.color.line, strokeWidth: 2 } } });
export const fairway = style({ '@layer': { [layers.page]: { stroke: tokens.color.ink2, strokeWidth: 2 } } });
export const office = style({ '@layer': { [layers.page]: { fill: tokens.color.buoyInk } } });
