import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const effective = style({ '@layer': { [layers.page]: { color: tokens.color.ink2 } } });
export const contentsTitle = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, lineHeight: 1.2 } },
});
export const points = style({ '@layer': { [layers.page]: { maxInlineSize: tokens.width.text } } });
