import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const groups = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.large,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      paddingBlock: tokens.space.section,
    },
  },
});
export const title = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, lineHeight: 1.2 } },
});
export const list = style({
  '@layer': {
    [layers.page]: { display: 'grid', gap: tokens.space.medium, paddingInlineStart: 0, listStyle: 'none' },
  },
});
export const description = style({ '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2 } } });
