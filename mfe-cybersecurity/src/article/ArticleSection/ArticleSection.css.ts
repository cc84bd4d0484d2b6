import { style } from '@vanilla-extract/css';
import { layout } from 'shared/design';
import { inPage } from '../inPage.ts';
import { keepsMargin } from '../pageEdge.css.ts';

export const section = style([
  layout.whenNear,
  inPage({
    marginBlockStart: 'clamp(56px, 6.4vw, 104px)',
    scrollMarginBlockStart: 40,
    counterReset: 'subsection',
    ':focus': { outline: 'none' },
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
