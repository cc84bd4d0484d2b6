import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inPage, noColorMixQuery, tokens } from 'shared/design';
import { passageVars, passing } from 'shared/motion';
import { caseColors } from '../caseColors.css.ts';

/** Diameter of the numbered circles on the line, and indent of the text, in px. */
const station = { size: 52, indent: 84, indentNarrow: 72 };
/** Sizes of steps with a picture tile, in px unless stated. */
const beside = {
  /** Height of two steps together. */
  blockSize: 'min(20vw, 400px)',
  /** Aspect ratio of the tile. */
  shape: 1.967,
  /** Margin below a step. */
  room: 40,
  /** Gap between two tiles. */
  apart: 46,
};
const line = `1.5px solid ${tokens.surface.text}`;

/** Delays the line by 240 px of scrolling. Otherwise its tip would run ahead: the passage also includes the box below the line. */
export const passage = style(inPage({ vars: { [passageVars.lead]: '240px' } }));
/** The vertical line from the first circle into the box. */
export const course = style([
  passing.drawnBefore,
  inPage({
    position: 'relative',
    vars: { [passing.by.before]: keyframes({ from: { scale: '1 0' } }) },
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '4px 0',
      insetInlineStart: station.size / 2 - 1,
      borderInlineStart: line,
      transformOrigin: 'top',
    },
  }),
]);
/** Layer of the boat (the dot that moves with the scroll): above the line and the box, below the circles. */
export const boat = style([
  passing.way,
  inPage({
    zIndex: 1,
    insetBlockStart: 4,
    insetInlineStart: station.size / 2 - 0.25,
    vars: { [passing.by.self]: keyframes({ from: { translate: '0 -100%' } }) },
    '::before': { insetBlock: 'auto -7px' },
  }),
]);
const before = `calc(-100% - ${tokens.space.gutter})`;
/** Tile with a crop of a screen, below its step. From 1024 px on it stands beside this step and the next, if that has no tile. */
export const screenPart = style(
  inPage({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: `${beside.shape}`,
    marginBlockStart: 24,
    borderRadius: 12,
    background: caseColors.tint,
    // An outline separates the tile from the page, because some screens are nearly as light as the page.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      border: `1px solid color-mix(in srgb, ${caseColors.shade} 14%, #0000)`,
      borderRadius: 'inherit',
    },
    '@media': {
      [breakpoints.large]: {
        position: 'absolute',
        insetBlockStart: -8,
        insetInlineStart: before,
        inlineSize: `calc(${beside.shape} * ${beside.blockSize})`,
        // Spans two steps, which are equally high.
        blockSize: `calc(200% - ${beside.apart}px)`,
        aspectRatio: 'auto',
        margin: 0,
      },
      print: { display: 'none' },
    },
  }),
);
export const screen = style(inPage({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }));
export const screenFoot = style(inPage({ position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0 }));
globalStyle(`:is(${screen}, ${screenFoot}) img`, inPage({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const steps = style(
  inPage({
    margin: 'clamp(32px, 3.2vw, 48px) 0 0',
    padding: 0,
    listStyle: '""',
    counterReset: 'step',
    '@media': { [breakpoints.large]: { display: 'grid', gridAutoRows: '1fr' } },
  }),
);
export const step = style(
  inPage({
    position: 'relative',
    paddingBlockEnd: beside.room,
    paddingInlineStart: station.indent,
    counterIncrement: 'step',
    '@media': {
      [breakpoints.narrow]: { paddingInlineStart: station.indentNarrow },
      // Makes two steps together as high as the tile beside them.
      [breakpoints.large]: { minBlockSize: `calc((${beside.blockSize} + ${beside.room}px) / 2)` },
    },
    '::before': {
      content: 'counter(step)',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: -8,
      insetInlineStart: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: station.size,
      blockSize: station.size,
      border: line,
      borderRadius: '50%',
      background: tokens.surface.background,
      fontFamily: tokens.font.heading,
      fontSize: '1.375rem',
      fontWeight: 300,
      lineHeight: 1,
      fontVariantNumeric: 'lining-nums',
    },
  }),
);
// Makes a tile span one step only, if the next step has a tile too.
globalStyle(
  `${step}:has(+ * > ${screenPart}) > ${screenPart}`,
  inPage({
    aspectRatio: '3',
    '@media': { [breakpoints.large]: { aspectRatio: 'auto', blockSize: `calc(100% - ${beside.apart - 8}px)` } },
  }),
);
// A tile at the last step but one spans both last steps and three lines of the closing text.
globalStyle(
  `${step}:nth-last-child(2) > ${screenPart}`,
  inPage({ '@media': { [breakpoints.large]: { blockSize: 'calc(200% + 8px + 3lh)' } } }),
);
// A tile at the last step spans this step and the closing text.
globalStyle(
  `${step}:last-child > ${screenPart}`,
  inPage({ '@media': { [breakpoints.large]: { blockSize: `calc(100% + ${beside.room}px)` } } }),
);
// Draws a horizontal line from the tile to the circle of its step.
globalStyle(
  `${step}:has(> ${screenPart})::after`,
  inPage({
    '@media': {
      [breakpoints.large]: {
        content: '""',
        position: 'absolute',
        insetBlockStart: station.size / 2 - 8,
        insetInline: `calc(${beside.shape} * ${beside.blockSize} - 100% - ${tokens.space.gutter}) auto`,
        inlineSize: `calc(100% + ${tokens.space.gutter} - ${beside.shape} * ${beside.blockSize})`,
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
      },
      print: { display: 'none' },
    },
  }),
);
/** The line between the last circle and the box, with the closing text beside it. */
export const end = style(
  inPage({
    paddingBlockEnd: 48,
    paddingInlineStart: station.indent,
    '@media': { [breakpoints.narrow]: { paddingInlineStart: station.indentNarrow } },
  }),
);
export const closing = style(inPage({ margin: 0, maxInlineSize: '38em' }));
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.14, letterSpacing: '-0.012em' }),
);
export const text = style(inPage({ margin: '20px 0 0', maxInlineSize: '38em', color: tokens.surface.quiet }));

export const box = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    padding: 'clamp(28px, 3.4vw, 56px)',
    // From 1024 px on, the box spans both columns, so that the line meets the middle of its upper edge.
    '@media': {
      [breakpoints.large]: {
        marginInlineStart: `calc(-100% - ${tokens.space.gutter})`,
        paddingBlock: 'clamp(48px, 5vw, 88px)',
      },
    },
    color: tokens.color.ink,
    background: `linear-gradient(118deg, ${caseColors.tint}, color-mix(in oklab, ${caseColors.glow} 34%, ${caseColors.tint}))`,
    '@supports': { [noColorMixQuery]: { background: caseColors.tint } },
  }),
);
export const drawing = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0.3,
    maskImage: 'linear-gradient(90deg, transparent 40%, #000)',
    '@media': {
      [breakpoints.narrow]: { opacity: 0.14 },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const thought = style(
  inPage({
    margin: 0,
    maxInlineSize: '22em',
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem)',
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.018em',
    wordSpacing: '0.08em',
  }),
);
