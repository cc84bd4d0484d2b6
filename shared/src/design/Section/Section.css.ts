import { style } from '@vanilla-extract/css';
import { shared } from '../layers.css.ts';
import { tokens } from '../tokens.css.ts';

export const section = style({
  '@layer': {
    [shared]: { paddingBlock: tokens.space.section, borderBlockEnd: `1px solid ${tokens.color.line}` },
  },
});
export const label = style({
  '@layer': { [shared]: { margin: 0, color: tokens.color.buoyInk, fontSize: '0.875rem', letterSpacing: '0.04em' } },
});
export const title = style({
  '@layer': {
    [shared]: {
      marginBlock: `${tokens.space.small} ${tokens.space.large}`,
      fontFamily: tokens.font.heading,
      fontSize: 'clamp(1.6rem, 3.6vw, 2.75rem)',
      lineHeight: 1.15,
      textWrap: 'balance',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
  },
});
