import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const intro = style({
  '@layer': { [layers.page]: { marginBlockStart: 0, fontSize: '1.25rem' } },
});
export const points = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      gap: tokens.space.small,
      maxInlineSize: tokens.width.text,
      paddingInlineStart: '1.25em',
    },
  },
});
