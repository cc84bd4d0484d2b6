import { style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { ice } from '../../exchange.css.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** As high as its longer words make it: nothing below moves when the platform is known. */
export const download = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'min(100%, 27rem)',
    alignContent: 'start',
    minBlockSize: 158,
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
/** A line that says no, with the sign of it. It is a button still, so it has a button's height. */
export const state = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: tokens.surface.text,
    font: 'inherit',
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'start',
    textWrap: 'balance',
    cursor: 'not-allowed',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: 16,
      blockSize: 16,
      border: '1.5px solid',
      borderRadius: '50%',
      background: 'linear-gradient(45deg, #0000 calc(50% - 0.8px), currentColor 0 calc(50% + 0.8px), #0000 0)',
    },
  }),
);
export const hint = style(
  inPage({
    margin: 0,
    textWrap: 'balance',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    lineHeight: 1.45,
    selectors: {
      [`${base} + &`]: { paddingBlockStart: 10 },
      // Under the words of the state, not under its sign.
      [`${state} + &`]: { paddingInlineStart: 26, marginBlock: '-6px 18px' },
    },
  }),
);
