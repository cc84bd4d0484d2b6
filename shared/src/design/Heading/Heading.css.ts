import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

const base = style(inShared({ margin: 0 }));
const scale = {
  display: { fontSize: tokens.size.display, lineHeight: 0.95, letterSpacing: '-0.04em' },
  caseTitle: { fontSize: tokens.size.caseTitle, lineHeight: 0.96, letterSpacing: '-0.04em' },
  banner: { fontSize: tokens.size.banner, lineHeight: 0.97, letterSpacing: '-0.035em' },
  title1: { fontSize: tokens.size.title1, letterSpacing: '-0.022em' },
  title2: { fontSize: tokens.size.title2, letterSpacing: '-0.025em' },
  title3: { fontSize: tokens.size.title3, lineHeight: 1.14, letterSpacing: '-0.012em' },
  /** In the face of the text: a small title among small words. */
  text: {
    fontFamily: tokens.font.text,
    fontSize: '1.1875rem',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
    wordSpacing: 'normal',
  },
} as const;

export const size = styleVariants(scale, (rule) => [base, inShared(rule)]);
