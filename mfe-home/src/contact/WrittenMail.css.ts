import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const written = style({ '@layer': { [layers.page]: { display: 'grid', gap: tokens.space.medium } } });
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.375rem', lineHeight: 1.25 } },
});
export const text = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const mail = style({
  '@layer': {
    [layers.page]: {
      inlineSize: '100%',
      padding: tokens.space.small,
      border: `1px solid ${tokens.color.line}`,
      background: 'transparent',
    },
  },
});
export const actions = style({
  '@layer': { [layers.page]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.medium, margin: 0 } },
});
