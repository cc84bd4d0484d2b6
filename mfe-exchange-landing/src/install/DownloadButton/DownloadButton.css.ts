import { style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

/** As high as its longer words make it: nothing below moves when the platform is known. */
export const download = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'min(100%, 27rem)',
    alignContent: 'start',
    minBlockSize: 132,
    '@media': { print: { minBlockSize: 0 } },
  }),
);
const base = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 14,
    minBlockSize: 56,
    padding: '8px 28px',
    border: 0,
    borderRadius: tokens.radius.round,
    fontWeight: 500,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);
export const button = styleVariants({
  ink: [base, inPage({ background: ice.ink, color: '#ffffff' })],
  mint: [base, inPage({ background: '#5fe0c6', color: '#04211c' })],
});
/** The line that says where the app runs not, above the one that says where it does. It is a button still, and no target: nothing can be done with it. */
export const state = style(
  inPage({
    marginBlockStart: 12,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.surface.text,
    font: 'inherit',
    fontSize: tokens.size.small,
    fontWeight: 500,
    lineHeight: 1.45,
    textAlign: 'start',
    textWrap: 'balance',
    cursor: 'not-allowed',
  }),
);
export const hint = style(
  inPage({
    margin: 0,
    textWrap: 'balance',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    lineHeight: 1.45,
    selectors: { [`${base} + &`]: { paddingBlockStart: 10 } },
  }),
);
/** For who holds a phone or a tablet: the page's address, by their own mail. */
export const toComputer = style(
  inPage({
    display: 'none',
    paddingBlock: 6,
    color: tokens.surface.text,
    '@media': { '(hover: none) and (pointer: coarse)': { display: 'inline-block' } },
  }),
);
