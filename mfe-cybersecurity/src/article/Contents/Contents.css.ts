import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, openingSign, tokens } from 'shared/design';
import { pastMargins } from '../pageEdge.css.ts';

const buoySize = 9;
const barHeight = 48;
/** Support query for scroll timelines. With these, the site's header is sticky, and the contents' bar sticks below it. */
const staysInWindow = '(animation-timeline: scroll())';
/** Heights of the site's header, in px. */
const header = { narrow: 64, medium: 74 };
/** Media query: no space beside the text, so the table of contents is a bar above the text. */
const bar = `screen and ${breakpoints.belowLarge}`;
/** Media query: the window is high enough for a sticky bar. */
const barStays = `${bar} and (height >= 500px)`;

export const contents = style(
  inPage({
    gridColumn: '1 / 4',
    '@media': {
      [`screen and ${breakpoints.large}`]: { alignSelf: 'start', position: 'sticky', insetBlockStart: 112 },
      [bar]: {
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
          [`${barStays} and ${breakpoints.narrow}`]: { insetBlockStart: header.narrow },
        },
      },
    },
  }),
);
/** Keeps the target of a fragment link below the sticky bar. */
globalStyle(
  `:root:has(${contents})`,
  inPage({
    '@media': { [barStays]: { scrollPaddingBlockStart: barHeight } },
    '@supports': {
      [staysInWindow]: {
        '@media': {
          [barStays]: { scrollPaddingBlockStart: header.medium + barHeight },
          [`${barStays} and ${breakpoints.narrow}`]: { scrollPaddingBlockStart: header.narrow + barHeight },
        },
      },
    },
  }),
);
export const folded = style(inPage({ '@media': { [bar]: { borderBlock: `1px solid ${tokens.surface.rule}` } } }));
/** From 1024 px on, the list is always open. So `summary` is hidden and takes no keyboard focus; only its title is visible. */
export const fold = style([
  openingSign,
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    visibility: 'hidden',
    '@media': {
      [bar]: {
        visibility: 'visible',
        minBlockSize: barHeight - 2,
        paddingInline: tokens.space.margin,
        fontFamily: tokens.font.heading,
        fontSize: '1.25rem',
        lineHeight: 1.2,
        outlineOffset: -4,
        // The bar lies inside the scroll padding, so browsers would scroll when it gets keyboard focus. This margin prevents that.
        scrollMarginBlockStart: -barHeight,
        cursor: 'pointer',
      },
    },
  }),
]);
/** Title of the current chapter in the bar. It is generated content, because screen readers already find the title in the list. */
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
    '::before': { content: 'attr(data-title)' },
  }),
);
export const mostChapters = 8;
const places = Array.from({ length: mostChapters }, (_, index) => index + 1);
globalStyle(
  places.map((n) => `${contents}:has(li:nth-child(${n}) [aria-current]) ${chapter}:nth-child(${n + 1})`).join(', '),
  inPage({ '@media': { [bar]: { display: 'block' } } }),
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
    visibility: 'visible',
    '@media': {
      [bar]: { margin: 0, color: 'inherit', fontFamily: 'inherit', fontSize: 'inherit', lineHeight: 'inherit' },
    },
  }),
);
export const list = style(
  inPage({
    margin: 0,
    padding: 0,
    borderInlineStart: `1.5px solid ${tokens.surface.rule}`,
    listStyle: '""',
    '@media': {
      // The open list overlays the text below the bar.
      [bar]: {
        display: 'none',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: '100%',
        maxBlockSize: 'min(60vh, 26rem)',
        padding: `12px ${tokens.space.margin} 20px`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        background: tokens.surface.background,
        borderInlineStart: 0,
        borderBlockEnd: `1px solid ${tokens.surface.text}`,
        selectors: { '[open] + &': { display: 'block' } },
      },
    },
  }),
);
export const readingTime = style(
  inPage({
    margin: '14px 0 0',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [bar]: { display: 'none' } },
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
    // A dot on the list's vertical line marks the current section.
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
