import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const quote = style({
  '@layer': {
    [layers.page]: {
      margin: 0,
      paddingBlockStart: tokens.space.medium,
      borderBlockStart: `1px solid ${tokens.color.ink}`,
    },
  },
});
export const text = style({
  '@layer': { [layers.page]: { margin: 0, fontFamily: tokens.font.heading, fontSize: '1.25rem' } },
});
export const author = style({ '@layer': { [layers.page]: { display: 'grid', color: tokens.color.ink2 } } });
