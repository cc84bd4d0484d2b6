import { style } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

export const figure = style({
  '@layer': {
    [layers.page]: {
      maxInlineSize: tokens.width.text,
      marginBlock: tokens.space.large,
      marginInline: 0,
      color: tokens.color.ink2,
      fontSize: '0.9375rem',
    },
  },
});
export const place = style({
  '@layer': {
    [layers.page]: {
      display: 'grid',
      placeItems: 'center',
      minBlockSize: '12rem',
      marginBlockEnd: tokens.space.small,
      padding: tokens.space.large,
      border: `1px dashed ${tokens.color.line}`,
      textAlign: 'center',
    },
  },
});
