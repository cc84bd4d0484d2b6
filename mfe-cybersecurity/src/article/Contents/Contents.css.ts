import { style } from '@vanilla-extract/css';
import { tokens, widths } from 'shared/design';
import { inPage } from '../inPage.ts';

const buoySize = 9;
const stroke = 'linear-gradient(currentColor 0 0)';

export const contents = style(
  inPage({
    gridColumn: '1 / 4',
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' }, print: { marginBlockEnd: '16pt' } },
  }),
);
/** It stays while the text passes. */
export const staying = style(
  inPage({
    '@media': {
      [widths.large]: { position: 'sticky', insetBlockStart: 112 },
      [widths.belowLarge]: { display: 'none' },
      print: { position: 'static' },
    },
  }),
);
/** Where it would stand before the text. */
export const folded = style(
  inPage({
    borderBlock: `1px solid ${tokens.surface.rule}`,
    '@media': { [widths.large]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const fold = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: 16,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    cursor: 'pointer',
    '::after': {
      content: '""',
      flex: 'none',
      inlineSize: 18,
      background: `${stroke} center / 100% 1.5px no-repeat, ${stroke} center / 1.5px 100% no-repeat`,
      blockSize: 18,
    },
    selectors: { '[open] > &::after': { backgroundSize: '100% 1.5px, 0' } },
    // Drawn by a gradient, which is not there in forced colours but where the sign takes its own.
    '@media': { '(forced-colors: active)': { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);
export const title = style(
  inPage({
    margin: '0 0 12px',
    color: tokens.surface.quiet,
    fontFamily: tokens.font.text,
    fontSize: '0.9375rem',
    fontWeight: 400,
    lineHeight: 1.4,
    letterSpacing: 0,
    wordSpacing: 'normal',
  }),
);
export const list = style(
  inPage({
    margin: 0,
    padding: 0,
    borderInlineStart: `1.5px solid ${tokens.surface.rule}`,
    listStyle: 'none',
  }),
);
export const link = style(
  inPage({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingBlock: 6,
    paddingInlineStart: 24,
    color: tokens.surface.quiet,
    lineHeight: 1.35,
    textDecoration: 'none',
    transition: `color ${tokens.time.fast}`,
    // The buoy lies on the rule, beside what is being read.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -(buoySize + 1.5) / 2,
      insetBlockStart: `calc(50% - ${buoySize / 2}px)`,
      inlineSize: buoySize,
      blockSize: buoySize,
      borderRadius: '50%',
      background: tokens.color.buoy,
      scale: 0,
      transition: `scale ${tokens.time.fast} ${tokens.ease.out}`,
      forcedColorAdjust: 'none',
    },
    ':hover': { color: tokens.surface.text, textDecoration: 'underline' },
    selectors: {
      '&[aria-current]': { color: tokens.surface.text, fontWeight: 500 },
      '&[aria-current]::before': { scale: 1 },
    },
    '@media': {
      print: {
        minBlockSize: 0,
        paddingBlock: 2,
        '::before': { display: 'none' },
        selectors: { '&[aria-current]': { color: tokens.surface.quiet, fontWeight: 400 } },
      },
      '(prefers-reduced-motion: reduce)': { '::before': { transition: 'none' } },
    },
  }),
);
