import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { keepsMargin } from '../pageEdge.css.ts';

/** A subsection. Its number is as large as the cited figures. */
export const subsection = style(
  inPage({
    marginBlockStart: 'clamp(56px, 6.4vw, 104px)',
    counterIncrement: 'subsection',
    scrollMarginBlockStart: 40,
    '@media': { [breakpoints.belowLarge]: { scrollMarginBlockStart: 24 }, print: { marginBlockStart: '20pt' } },
  }),
);
/** Title, aligned with the text. In wide windows, the number before the title stands in the page's margin. */
export const title = style([
  keepsMargin,
  inPage({
    position: 'relative',
    margin: '0 0 24px',
    paddingBlockStart: 'clamp(24px, 2.4vw, 40px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.02em',
    '::before': {
      content: 'counter(subsection)',
      display: 'block',
      marginBlockEnd: 18,
      fontSize: tokens.size.figure,
      fontWeight: 300,
      lineHeight: 0.86,
      letterSpacing: '-0.045em',
      fontVariantNumeric: 'lining-nums',
    },
    '@media': {
      [breakpoints.large]: {
        '::before': { position: 'absolute', insetInlineEnd: `calc(100% + ${tokens.space.gutter})`, margin: 0 },
      },
      print: { breakAfter: 'avoid', fontSize: '15pt', '::before': { fontSize: '28pt' } },
    },
  }),
]);
