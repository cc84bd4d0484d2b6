import { style } from '@vanilla-extract/css';
import { tokens } from 'shared/design';
import { inPage } from '../inPage.ts';

export const subsection = style(inPage({ marginBlockStart: 'clamp(40px, 4.4vw, 72px)', scrollMarginBlockStart: 40 }));
export const title = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.title2,
    letterSpacing: '-0.02em',
    '@media': { print: { breakAfter: 'avoid', fontSize: '15pt' } },
  }),
);
