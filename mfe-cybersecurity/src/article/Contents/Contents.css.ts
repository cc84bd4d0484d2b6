import { globalStyle, style } from '@vanilla-extract/css';
import { openingSign, tokens, widths } from 'shared/design';
import { inPage } from '../inPage.ts';
import { pastMargins } from '../pageEdge.css.ts';

const buoySize = 9;
const barHeight = 48;
/** How high the header is that stays in the window, where it does (`Header`): there the bar stands under it, else at the window's top. */
const staysInWindow = '(animation-timeline: scroll())';
const header = { narrow: 64, medium: 74 };
/** Where the bar stays: a lower window is left to the text. */
const barStays = `screen and ${widths.belowLarge} and (height >= 500px)`;

export const contents = style(
  inPage({
    gridColumn: '1 / 4',
    '@media': {
      [`screen and ${widths.belowLarge}`]: {
        position: 'relative',
        zIndex: 10,
        marginInline: pastMargins,
        marginBlockEnd: 48,
        background: tokens.surface.background,
      },
      [barStays]: { position: 'sticky', insetBlockStart: 0 },
      print: { marginBlockEnd: '16pt' },
    },
    '@supports': {
      [staysInWindow]: {
        '@media': {
          [barStays]: { insetBlockStart: header.medium },
          [`${barStays} and ${widths.narrow}`]: { insetBlockStart: header.narrow },
        },
      },
    },
  }),
);
/** What is gone to must not lie behind the bar either. */
globalStyle(
  `:root:has(${contents})`,
  inPage({
    '@media': { [barStays]: { scrollPaddingBlockStart: barHeight } },
    '@supports': {
      [staysInWindow]: {
        '@media': {
          [barStays]: { scrollPaddingBlockStart: header.medium + barHeight },
          [`${barStays} and ${widths.narrow}`]: { scrollPaddingBlockStart: header.narrow + barHeight },
        },
      },
    },
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
/** Where it would stand before the text: a bar, which stays in the window, too, and opens over what is read. */
export const folded = style(
  inPage({
    borderBlock: `1px solid ${tokens.surface.rule}`,
    '@media': { [widths.large]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const fold = style([
  openingSign,
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minBlockSize: barHeight - 2,
    paddingInline: tokens.space.margin,
    fontFamily: tokens.font.heading,
    fontSize: '1.25rem',
    lineHeight: 1.2,
    outlineOffset: -4,
    // It stands within what scrolling leaves free above: getting the focus must not move the text.
    scrollMarginBlockStart: -barHeight,
    cursor: 'pointer',
  }),
]);
/** The chapter that is read, in one line. */
export const chapter = style(
  inPage({
    display: 'none',
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    color: tokens.surface.quiet,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    lineHeight: 1.5,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
/** As many chapters as the bar can name. */
export const mostChapters = 8;
const places = Array.from({ length: mostChapters }, (_, index) => index + 1);
globalStyle(
  places.map((n) => `${folded}:has(li:nth-child(${n}) [aria-current]) ${chapter}:nth-child(${n + 1})`).join(', '),
  inPage({ display: 'block' }),
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
    listStyle: '""',
  }),
);
/** A quiet word below the list. */
export const readingTime = style(
  inPage({ margin: '14px 0 0', color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
/** Under the bar, over the text. */
export const over = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '100%',
    maxBlockSize: 'min(60vh, 26rem)',
    margin: 0,
    padding: `12px ${tokens.space.margin} 20px`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: tokens.surface.background,
    borderBlockEnd: `1px solid ${tokens.surface.text}`,
    listStyle: '""',
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
