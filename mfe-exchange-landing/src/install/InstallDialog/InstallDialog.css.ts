import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const dialog = style({
  '@layer': {
    [layers.page]: {
      inlineSize: `min(${tokens.width.text}, 92vw)`,
      padding: tokens.space.large,
      border: `1px solid ${tokens.color.ink}`,
      background: tokens.color.paper,
      color: tokens.color.ink,
      selectors: { '&::backdrop': { background: tokens.color.ink, opacity: 0.6 } },
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { marginBlockStart: 0, fontFamily: tokens.font.heading, lineHeight: 1.15 } },
});
export const steps = style({
  '@layer': { [layers.page]: { margin: 0, padding: 0, listStyle: 'none' } },
});
export const step = style({
  '@layer': { [layers.page]: { marginBlock: tokens.space.medium, fontSize: '1.25rem' } },
});
export const label = style({
  '@layer': {
    [layers.page]: { display: 'block', color: tokens.color.ink2, fontSize: '0.875rem', fontWeight: 'normal' },
  },
});
export const buttons = style({
  '@layer': {
    [layers.page]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.small, marginBlockStart: tokens.space.large },
  },
});
