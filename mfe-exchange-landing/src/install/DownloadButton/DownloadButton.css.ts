import { style, styleVariants } from '@vanilla-extract/css';
import { inPage, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

/** Reserves the height of the longest text, so that the layout does not shift when the script has detected the visitor's platform. */
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
/** The disabled button on an unsupported platform. It looks like a line of text: the visitor's platform above the supported one. */
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
/** Link for phones and tablets that mails the page's address to the visitor. */
export const toComputer = style(
  inPage({
    display: 'none',
    paddingBlock: 6,
    color: tokens.surface.text,
    '@media': { '(hover: none) and (pointer: coarse)': { display: 'inline-block' } },
  }),
);
