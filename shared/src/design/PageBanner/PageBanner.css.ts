import { style } from '@vanilla-extract/css';
import { shared } from '../layers.css.ts';
import { tokens } from '../tokens.css.ts';

export const banner = style({
  '@layer': {
    [shared]: {
      display: 'grid',
      gap: tokens.space.medium,
      paddingBlock: tokens.space.large,
      borderBlockEnd: `1px solid ${tokens.color.line}`,
      backgroundSize: 'cover',
    },
  },
});
export const title = style({
  '@layer': {
    [shared]: {
      margin: 0,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(2rem, 6vw, 4.5rem)',
      lineHeight: 1.05,
      textWrap: 'balance',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
  },
});
export const description = style({
  '@layer': {
    [shared]: { margin: 0, maxInlineSize: tokens.width.text, fontSize: '1.25rem', color: tokens.color.ink2 },
  },
});
