import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { keepsMargin, pastMargins } from '../pageEdge.css.ts';

/** Width of a number in the margin and of its gap to the text, in px. */
const hanging = 144;

export const section = style([
  inPage({
    marginBlockStart: 'clamp(56px, 6.4vw, 104px)',
    scrollMarginBlockStart: 40,
    counterReset: 'subsection',
    ':focus': { outline: 'none' },
    '@media': {
      [breakpoints.large]: { marginInlineStart: -hanging, paddingInlineStart: hanging },
      [`screen and ${breakpoints.narrow}`]: { marginInline: pastMargins, paddingInline: tokens.space.margin },
      [breakpoints.belowLarge]: { scrollMarginBlockStart: 24 },
    },
  }),
]);
export const title = style([
  keepsMargin,
  inPage({
    margin: '0 0 0.5em',
    fontSize: 'clamp(2rem, 1.4rem + 2.3vw, 4rem)',
    letterSpacing: '-0.028em',
    '@media': { print: { breakAfter: 'avoid', fontSize: '20pt' } },
  }),
]);
