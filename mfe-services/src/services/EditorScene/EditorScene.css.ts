import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import picture from '../../../art/editor-fairway.json';

/** Negative margin that extends an element from the page's columns to the window's edge, also in windows wider than the page. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

/** Lengths in fractions of the scene's width: its height, margin around the drawn editor window, padding in it and below its picture. */
const scenic = { high: 0.72, around: 0.042, inside: 0.062, foot: 0.042 };
const pictured = 1 - 2 * (scenic.around + scenic.inside);
/** y at which the orange line in the picture meets the picture's right edge, from the scene's top, in fractions of the scene's width. */
const leaves =
  scenic.high - scenic.around - scenic.foot - pictured * ((picture.height - picture.leaves) / picture.width);
const inScene = (part: number): string => `${(part * 100).toFixed(2)}cqi`;
/**
 * From the picture, the orange line continues upwards between scene and list, in two bends that meet at `meet`. It ends at the button of
 * the picture's block. Lengths in px.
 */
const fairway = { line: `2px solid ${tokens.color.buoy}`, bend: 16, from: 18, meet: 190, down: 72 };
const listIndent = 'clamp(0px, 1.4vw, 24px)';
const between = `(${tokens.space.gutter} + ${listIndent})`;
const rowPadding = 'clamp(14px, 1.2vw, 20px)';

// Reduces the section's title to the size of the title above cases.
globalStyle('#editor h2', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
globalStyle('#editor > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const figure = style([
  layout.wrap,
  inPage({
    marginBlock: 0,
    '@media': {
      [breakpoints.large]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gridTemplateRows: '1fr auto',
        columnGap: tokens.space.gutter,
        '::after': {
          content: '""',
          gridColumn: '1 / 9',
          gridRow: '1 / 3',
          alignSelf: 'start',
          justifySelf: 'end',
          inlineSize: fairway.from,
          marginBlockStart: fairway.meet,
          marginInlineEnd: -fairway.from,
          paddingBlockStart: `calc(100% * ${leaves.toFixed(4)} - ${fairway.meet}px)`,
          borderInlineEnd: fairway.line,
          borderBlockEnd: fairway.line,
          borderEndEndRadius: fairway.bend,
          translate: '0 -1px',
        },
      },
    },
  }),
]);
/** Background of the scene. Below 1024 px, where it stands above the list, it spans the viewport. */
export const scene = style(
  inPage({
    containerType: 'inline-size',
    overflow: 'hidden',
    marginInline: beyond,
    background: `linear-gradient(150deg, ${tokens.color.deep3}, ${tokens.color.blueInk} 130%)`,
    '@media': {
      [breakpoints.large]: {
        gridColumn: '1 / 9',
        gridRow: '1 / 3',
        marginInline: 0,
        aspectRatio: `1 / ${scenic.high}`,
      },
    },
  }),
);
/** The drawn editor window. */
export const screen = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    margin: inScene(scenic.around),
    borderRadius: tokens.radius.window,
    '@media': { [breakpoints.large]: { blockSize: inScene(scenic.high - 2 * scenic.around) } },
    color: tokens.color.ink,
    background: tokens.color.white,
  }),
);
export const bar = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 'clamp(10px, 1.8cqi, 18px)',
    maxInlineSize: 'none',
    margin: 0,
    padding: 'clamp(6px, 1cqi, 12px) clamp(12px, 2.4cqi, 24px)',
    borderBlockEnd: `1px solid ${tokens.color.line}`,
  }),
);
export const sign = style(inPage({ display: 'grid', color: tokens.color.blueInk, fontSize: 22 }));
export const insert = style(
  inPage({
    inlineSize: 28,
    blockSize: 28,
    borderRadius: tokens.radius.picture,
    color: tokens.color.white,
    background: `linear-gradient(currentColor, currentColor) center / 12px 1.5px no-repeat, linear-gradient(currentColor, currentColor) center / 1.5px 12px no-repeat, ${tokens.color.ink}`,
  }),
);
export const publish = style(
  inPage({
    marginInlineStart: 'auto',
    padding: '6px clamp(12px, 2cqi, 20px) 7px',
    borderRadius: tokens.radius.picture,
    color: tokens.color.white,
    background: tokens.color.ink,
    fontSize: '0.9375rem',
    fontWeight: 500,
    lineHeight: 1.4,
  }),
);
export const sheet = style(
  inPage({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    padding: `clamp(14px, 3cqi, 44px) ${inScene(scenic.inside)} ${inScene(scenic.foot)}`,
  }),
);
export const heading = style(
  inPage({
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2rem, 5.9cqi, 4.5rem)',
    fontWeight: 300,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    wordSpacing: '0.09em',
  }),
);
export const line = style(
  inPage({
    margin: 'clamp(8px, 1.3cqi, 16px) 0 clamp(16px, 2.4cqi, 28px)',
    color: tokens.color.ink2,
    fontSize: 'clamp(0.9375rem, 2.2cqi, 1.25rem)',
    lineHeight: 1.45,
  }),
);
const edge = `1.5px solid ${tokens.color.blueInk}`;
/** All four corners of the frame around the selected block; each gets a small square handle. */
const corners = ['left', 'right'].flatMap((x) => ['top', 'bottom'].map((y) => [x, y] as const));
const square = (color: string, size: number, from: number): readonly string[] =>
  corners.map(
    ([x, y]) => `linear-gradient(${color}, ${color}) ${x} ${from}px ${y} ${from}px / ${size}px ${size}px no-repeat`,
  );
const handles = [...square(tokens.color.white, 6, 1.5), ...square(tokens.color.blueInk, 9, 0)].join();
/** The selected block of the drawn page, framed with handles. The orange line in its picture continues out of the editor window. */
export const chosen = style(
  inPage({
    position: 'relative',
    // Moves the block to the bottom of the drawn page.
    marginBlockStart: 'auto',
    outline: edge,
    '::before': { content: '""', position: 'absolute', inset: -5, background: handles },
    '@media': {
      [breakpoints.large]: {
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: `${((picture.leaves / picture.height) * 100).toFixed(2)}%`,
          insetInlineStart: '100%',
          inlineSize: inScene(scenic.around + scenic.inside),
          borderBlockStart: fairway.line,
          translate: '0 -1px',
        },
      },
    },
  }),
);
export const image = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    aspectRatio: `${picture.width} / ${picture.height}`,
    blockSize: 'auto',
    objectFit: 'cover',
    // Crops the picture on phones.
    '@media': { [breakpoints.narrow]: { aspectRatio: 'auto', blockSize: '50cqi', objectPosition: '38% 50%' } },
    background: tokens.color.deep,
  }),
);
export const blocks = style(
  inPage({
    margin: '20px 0 0',
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.large]: { gridColumn: '9 / 13', marginBlockStart: 0, paddingInlineStart: listIndent },
    },
  }),
);
/** Row of the list of blocks. The plus sign stands before the text, because after it the row would look like a disclosure control. */
export const block = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: 20,
    alignItems: 'center',
    position: 'relative',
    paddingBlock: rowPadding,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    selectors: {
      '&:first-child': { paddingBlockStart: 0 },
      // Colours the plus sign of the picture's row orange, because the orange line ends there.
      '&:nth-child(2)::before': { borderColor: tokens.color.buoy, color: tokens.color.buoy },
    },
    '@media': {
      [breakpoints.large]: {
        selectors: {
          '&:nth-child(2)::after': {
            content: '""',
            position: 'absolute',
            insetBlockStart: `calc(${rowPadding} + 0.58 * ${tokens.size.title3} - 1px)`,
            insetInlineStart: `calc(-1 * ${between} + ${fairway.from}px - 2px)`,
            inlineSize: `calc(${between} - ${fairway.from}px + 2px)`,
            blockSize: fairway.down,
            boxSizing: 'border-box',
            borderInlineStart: fairway.line,
            borderBlockStart: fairway.line,
            borderStartStartRadius: fairway.bend,
          },
        },
      },
    },
    '::before': {
      content: '""',
      blockSize: 28,
      border: `1px solid ${tokens.surface.rule}`,
      borderRadius: tokens.radius.picture,
      background:
        'linear-gradient(currentColor, currentColor) center / 12px 1.5px no-repeat, linear-gradient(currentColor, currentColor) center / 1.5px 12px no-repeat',
    },
  }),
);
export const blockTitle = style(
  inPage({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.16, letterSpacing: '-0.015em' }),
);
export const purpose = style(
  inPage({ gridColumn: '2', margin: '20px 0 0', color: tokens.surface.quiet, fontSize: '1rem', lineHeight: 1.45 }),
);
export const caption = style(
  inPage({
    marginBlockStart: 16,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [breakpoints.large]: { gridColumn: '9 / 13', paddingInlineStart: listIndent } },
  }),
);
