import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inShell, layout, spaceAfterBanner, tokens, waterAboveEdge } from 'shared/design';
import { plainList, tapTarget } from '../frame.css.ts';

/** Height of the drawing: leaves room in the viewport for title and links, but is never lower than the number in the drawing. */
const field = createVar();
const middle = createVar();

export const screen = style(
  inShell({
    position: 'relative',
    vars: { [field]: 'max(min(57svh, max(520px, 35.5vw), 60vw), 21vw + 168px)', [middle]: '55.5%' },
    '@media': { [breakpoints.narrow]: { vars: { [field]: 'min(54svh, 120vw)', [middle]: '53%' } } },
  }),
);
// Reduces the top padding of the next section, so that its heading is visible at the bottom of the first screen.
globalStyle(`${screen} + section`, inShell({ paddingBlockStart: spaceAfterBanner }));
export const water = style(
  inShell({
    position: 'relative',
    overflow: 'clip',
    blockSize: field,
    // Fades the lines out at the top, behind the header's text, and at the bottom.
    maskImage: 'linear-gradient(#0000 11%, rgb(0 0 0 / 0.4) 15%, #000 18%, #000 86%, #0000)',
  }),
);
/** Centres the drawing on the number, whose middle is at 48.5 % of the drawing's height. The box clips the rest. */
export const stream = style(
  inShell({ position: 'absolute', insetInline: 0, insetBlockStart: middle, translate: '0 -48.5%' }),
);
/** Places the orange line of a page transition at the middle of the number. */
export const fairway = style(inShell({ insetBlockStart: `calc(${field} * 0.555)` }));
export const number = style(inShell({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const over = style(inShell({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
export const message = style([
  layout.wrap,
  inShell({
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: '1fr 1fr auto',
    alignItems: 'center',
    paddingBlock: '24px 36px',
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: '1fr', justifyItems: 'start' },
      [breakpoints.narrow]: { gap: '16px', paddingBlock: '8px 32px' },
    },
  }),
]);
export const title = style(inShell({ margin: 0, fontSize: tokens.size.title2 }));
export const text = style(inShell({ margin: 0, color: tokens.color.ink2 }));
/** Less prominent links in four columns; in two below 1024 px. */
export const ways = style([
  layout.wrap,
  inShell({
    display: 'grid',
    gap: '0 24px',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    paddingBlockEnd: 48,
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [breakpoints.narrow]: { columnGap: 16, paddingBlockEnd: 40 },
    },
  }),
]);
export const way = style([
  tapTarget,
  inShell({
    display: 'flex',
    gap: 12,
    justifyContent: 'space-between',
    minBlockSize: 60,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.125rem, 1.5vw, 1.375rem)',
    lineHeight: 1.15,
    wordSpacing: '0.08em',
    ':hover': { borderBlockStartColor: tokens.color.buoy, boxShadow: `inset 0 2px ${tokens.color.buoy}` },
  }),
]);
globalStyle(`${way} svg`, inShell({ flex: 'none', inlineSize: 16, blockSize: 16 }));
/** Pixels by which a step is lower than the step to its left. */
const fall = 48;
/** Four descending steps, with lines of water above their edges. Below 1024 px they are rows with lines between them. */
export const points = style([
  plainList,
  inShell({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.22,
    letterSpacing: '-0.015em',
    wordSpacing: '0.06em',
    '@media': {
      [breakpoints.large]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginBlockStart: 52 },
    },
  }),
]);
const edge = `1.5px solid ${tokens.color.ink}`;
/** Lines of water above the steps, as box shadows. The lowest line is orange (the fairway). */
const river = `7px -7px ${tokens.color.buoy}, ${waterAboveEdge.shadow}`;
export const point = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: '9px 1fr',
    gap: 18,
    alignItems: 'baseline',
    paddingBlock: 20,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    '::before': { content: '""', inlineSize: 9, blockSize: 9, borderRadius: '50%', background: tokens.color.ink },
    '@media': {
      [breakpoints.large]: {
        position: 'relative',
        display: 'block',
        padding: '24px clamp(20px, 2.4vw, 40px) 0 0',
        borderBlockStart: 0,
        '::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 0,
          borderBlockStart: edge,
          boxShadow: river,
        },
        // Draws the vertical edge between the previous step and this one.
        '::before': {
          position: 'absolute',
          insetInlineStart: -1.5,
          insetBlockStart: -fall,
          inlineSize: 0,
          blockSize: fall + 1.5,
          borderRadius: 0,
          background: 'none',
          borderInlineStart: edge,
          boxShadow: river,
        },
        selectors: {
          ...Object.fromEntries(
            [1, 2, 3].map((index) => [`&:nth-child(${index + 1})`, { marginBlockStart: index * fall }]),
          ),
          '&:first-child::before': {
            ...waterAboveEdge.comesIn,
            borderInlineStart: 0,
            borderBlockStart: edge,
          },
          '&:last-child::after': waterAboveEdge.goesOut,
        },
      },
    },
  }),
);
/** A negative margin moves the question up into the free space below the first steps. */
export const question = style(
  inShell({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '20px 32px',
    marginBlockStart: 48,
    '@media': { [breakpoints.large]: { maxInlineSize: '62%', marginBlockStart: -28 } },
  }),
);
export const questionText = style(
  inShell({ margin: 0, fontFamily: tokens.font.heading, fontSize: tokens.size.title2, fontWeight: 300 }),
);
