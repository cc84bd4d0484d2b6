import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const card = style({
  '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.medium } },
});
export const link = style({
  '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.small, textDecoration: 'none' } },
});
export const category = style({
  '@layer': { [layers.page]: { color: tokens.color.ink2, fontSize: '0.875rem' } },
});
export const title = style({
  '@layer': {
    [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.75rem', textDecoration: 'underline' },
  },
});
