import { style } from '@vanilla-extract/css';
import { tokens, widths } from 'shared/design';
import { inPage } from '../inPage.ts';
import { keepsMargin } from '../pageEdge.css.ts';

/** It opens with its number under a rule that runs to the edge, as large as the figures the article cites. */
export const subsection = style(
  inPage({
    marginBlockStart: 'clamp(56px, 6.4vw, 104px)',
    paddingBlockStart: 'clamp(24px, 2.4vw, 40px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    counterIncrement: 'subsection',
    scrollMarginBlockStart: 40,
    '@media': { print: { marginBlockStart: '20pt', paddingBlockStart: '8pt' } },
  }),
);
export const title = style([
  keepsMargin,
  inPage({
    display: 'grid',
    // Two of the eight columns, and on phones what the figure needs.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    alignItems: 'baseline',
    columnGap: tokens.space.gutter,
    margin: '0 0 24px',
    fontSize: tokens.size.title2,
    letterSpacing: '-0.02em',
    '::before': {
      content: 'counter(subsection)',
      fontSize: tokens.size.figure,
      fontWeight: 300,
      lineHeight: 0.86,
      letterSpacing: '-0.045em',
      fontVariantNumeric: 'lining-nums',
    },
    '@media': {
      [widths.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
      print: { breakAfter: 'avoid', fontSize: '15pt', '::before': { fontSize: '28pt' } },
    },
  }),
]);
