import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { keepsMargin, pastMargins } from '../pageEdge.css.ts';

/** Background of the diagrams. */
const water = '#f7f9f5';

export const figure = style(
  inPage({
    margin: '1.9em 0 2.2em',
    paddingBlockStart: 18,
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    '@media': { print: { breakInside: 'avoid' } },
  }),
);
export const picture = style(
  inPage({
    position: 'relative',
    background: water,
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    '@media': { [`screen and ${breakpoints.narrow}`]: { marginInline: pastMargins } },
  }),
);
export const drawing = style(inPage({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const words = style(inPage({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }));
/** Label in a drawing. The font size is in units of the drawing, so each width range has a size that appears as about 16 px. */
export const word = style(
  inPage({
    fill: tokens.color.ink,
    stroke: water,
    strokeWidth: 6,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontFamily: tokens.font.text,
    fontSize: 17,
    '@media': {
      [breakpoints.extraLarge]: { fontSize: 14, strokeWidth: 5 },
      [breakpoints.narrow]: { fontSize: 28, strokeWidth: 10 },
      '(480px <= width < 768px)': { fontSize: 22, strokeWidth: 8 },
    },
  }),
);
export const caption = style([
  keepsMargin,
  inPage({ marginBlockStart: 12, color: tokens.surface.quiet, fontSize: tokens.size.small, textWrap: 'pretty' }),
]);
