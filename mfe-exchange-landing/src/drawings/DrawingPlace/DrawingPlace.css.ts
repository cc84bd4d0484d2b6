import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const place = style({
  '@layer': { [layers.page]: { margin: 0, color: tokens.color.ink2, fontSize: '0.9375rem' } },
});
export const frame = style({
  '@layer': {
    [layers.page]: {
      maxInlineSize: 'none',
      marginBlock: `0 ${tokens.space.small}`,
      padding: tokens.space.medium,
      border: `1px dashed ${tokens.color.line}`,
    },
  },
});
