import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

/** Sizes in px of the drawn stream: y of its orange line, height of its horizontal part, and width of its vertical part at the page's right edge. */
const river = { fairway: 39, height: 78, end: 24 };
/** Sizes in px of the stream that runs down left of the steps in windows where the steps stand in one column. */
const beside = { fairway: 8, gap: 40, lines: 6, apart: 6 };
const buoy = 16;

globalStyle('#promo', inPage({ paddingBlock: `${tokens.space.section} 0` }));
globalStyle('#promo > :last-child', inPage({ marginBlockStart: 'clamp(28px, 3vw, 48px)' }));
globalStyle('#promo h2', inPage({ '@media': { [breakpoints.large]: { gridColumn: '1 / 10' } } }));

/** Wraps the steps and the drawn stream. The stream runs down to the section's lower edge, where the footer continues it. */
export const way = style(
  inPage({
    position: 'relative',
    paddingBlockEnd: 'clamp(56px, 5.6vw, 104px)',
    '@media': {
      [breakpoints.belowLarge]: {
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: '10px 0',
          // Starts half the stream's width left of the orange line, so that three lines run on each side of it.
          insetInlineStart: `calc(${tokens.space.margin} + ${beside.fairway - (beside.lines / 2) * beside.apart}px)`,
          inlineSize: beside.lines * beside.apart + 1,
          background: `linear-gradient(${tokens.color.buoy}, ${tokens.color.buoy}) center / 2.4px 100% no-repeat, repeating-linear-gradient(90deg, ${tokens.surface.edge} 0 1px, #0000 1px ${beside.apart}px)`,
          maskImage: 'linear-gradient(#0000, #000 48px calc(100% - 72px), #0000)',
        },
      },
      // Fades the stream out at the section's end, except the orange line if the footer continues it (docs/attributes.md).
      [breakpoints.large]: {
        paddingBlockStart: river.height,
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: 0,
          insetInlineEnd: 0,
          inlineSize: river.fairway * 2,
          blockSize: 96,
          background: `linear-gradient(#0000, ${tokens.surface.background} 84%)`,
        },
      },
      '(width >= 1400px)': {
        '::after': {
          maskImage: `linear-gradient(-90deg, #000 ${river.fairway - 2}px, #0000 ${river.fairway - 2}px ${river.fairway + 2}px, #000 ${river.fairway + 2}px)`,
        },
      },
    },
  }),
);
export const water = style(
  inPage({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maxInlineSize: 'none',
    objectFit: 'none',
    pointerEvents: 'none',
    objectPosition: '100% 0',
    '@media': {
      [breakpoints.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);
export const steps = style([
  layout.wrap,
  inPage({
    display: 'grid',
    marginBlock: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.large]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        columnGap: tokens.space.gutter,
        paddingInlineEnd: `calc(${tokens.space.margin} + ${river.end}px)`,
      },
      [breakpoints.belowLarge]: { rowGap: 28, paddingInlineStart: `calc(${tokens.space.margin} + ${beside.gap}px)` },
    },
  }),
]);
/** One of the three steps, below its circle on the orange line. */
export const step = style(
  inPage({
    position: 'relative',
    paddingInlineEnd: 'clamp(0px, 2vw, 32px)',
    '::before': {
      content: '""',
      position: 'absolute',
      boxSizing: 'border-box',
      inlineSize: buoy,
      blockSize: buoy,
      border: `2.4px solid ${tokens.color.buoy}`,
      borderRadius: '50%',
      background: tokens.surface.background,
    },
    selectors: { '&:last-child::before': { background: tokens.color.buoy } },
    '@media': {
      [breakpoints.large]: {
        '::before': { insetBlockStart: river.fairway - river.height - buoy / 2 },
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: river.fairway - river.height + buoy / 2,
          insetInlineStart: buoy / 2,
          blockSize: river.height - river.fairway - buoy / 2,
          borderInlineStart: `1px solid ${tokens.surface.text}`,
        },
      },
      [breakpoints.belowLarge]: {
        '::before': { insetBlockStart: 6, insetInlineStart: beside.fairway - beside.gap - buoy / 2 - 1.2 },
      },
    },
  }),
);
export const title = style(
  inPage({
    margin: 0,
    paddingBlockStart: 8,
    fontSize: tokens.size.title3,
    lineHeight: 1.16,
    letterSpacing: '-0.015em',
    '@media': { [breakpoints.belowLarge]: { paddingBlockStart: 0 } },
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    maxInlineSize: '26em',
    textWrap: 'balance',
  }),
);
export const action = style([
  layout.wrap,
  inPage({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '20px 32px',
    marginBlockStart: 'clamp(36px, 3.6vw, 56px)',
    '@media': {
      [breakpoints.belowLarge]: { paddingInlineStart: `calc(${tokens.space.margin} + ${beside.gap}px)` },
      [breakpoints.narrow]: { display: 'grid' },
    },
  }),
]);
export const siteToo = style(inPage({ margin: 0, color: tokens.surface.quiet }));
