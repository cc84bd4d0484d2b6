import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const note = style({
  '@layer': { [layers.page]: { marginBlockStart: 0, color: tokens.color.ink2 } },
});
export const reviews = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.medium,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const review = style({
  '@layer': { [layers.page]: { padding: tokens.space.medium, border: `1px solid ${tokens.color.line}` } },
});
export const body = style({ '@layer': { [layers.page]: { margin: 0 } } });
export const user = style({
  '@layer': { [layers.page]: { marginBlock: `${tokens.space.small} 0`, color: tokens.color.ink2 } },
});
