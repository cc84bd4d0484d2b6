import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

const base = style(inShared({ margin: 0 }));
const scale = {
  title1: { fontSize: tokens.size.title1, letterSpacing: '-0.022em' },
  title2: { fontSize: tokens.size.title2, letterSpacing: '-0.025em' },
  title3: { fontSize: tokens.size.title3, lineHeight: 1.14, letterSpacing: '-0.012em' },
} as const;

export const size = styleVariants(scale, (rule) => [base, inShared(rule)]);
