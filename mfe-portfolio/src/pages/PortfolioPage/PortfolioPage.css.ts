import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Distance by which the right column starts lower than the left. */
const stagger = '6.2vw';

export const head = style({});
// Adds space for the letters' descenders, because the banner clips overflow.
globalStyle(`${head} h1`, inPage({ paddingBlockEnd: '0.16em' }));
// Keeps the title on one line, so that the first covers fit the first screen. The longer title (of two languages) is 14.7 em wide.
globalStyle(
  `${head} h1`,
  inPage({
    '@media': {
      [breakpoints.large]: { fontSize: `min(${tokens.size.display}, (100vw - 2 * ${tokens.space.margin}) / 15)` },
    },
  }),
);

export const page = style({});
const between = 'clamp(28px, 3vw, 60px)';
// The covers follow the title directly, because the section's heading is visually hidden.
globalStyle(`${page} > #projects`, inPage({ paddingBlockStart: between }));

/** Size of the stream's drawing in px. Its lower edge meets the top of the second cover. */
const water = { inline: 1440, block: 134 };
const overStep = {
  position: 'absolute',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: `${water.inline} / ${water.block}`,
  pointerEvents: 'none',
  '@media': {
    [breakpoints.narrow]: { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
} as const;
const lowerEdge = `${stagger} - 100vw * ${water.block} / ${water.inline}`;
export const step = style(
  inPage({ ...overStep, insetInlineStart: 0, insetBlockStart: `calc(${between} + ${lowerEdge})` }),
);
/** Second drawing of the stream, above the second row of covers. It ends at the window's right edge. */
export const stepOn = style(
  inPage({
    ...overStep,
    insetInlineStart: `calc((min(${tokens.width.page}, 100vw) - 100vw) / 2 - ${tokens.space.margin})`,
    insetBlockStart: `calc(${lowerEdge})`,
    inlineSize: '100vw',
    maxInlineSize: 'none',
  }),
);

/** Sizes in px of the stream between two covers on phones: height of its drawing, and the gap. Every other drawing is mirrored. */
const bend = { block: 76, room: 108 };
export const bendBetween = style(
  inPage({
    display: 'none',
    '@media': {
      [breakpoints.narrow]: {
        display: 'block',
        position: 'absolute',
        zIndex: -1,
        insetInlineStart: `calc(-1 * ${tokens.space.margin})`,
        insetBlockStart: -(bend.room + bend.block) / 2,
        inlineSize: '100vw',
        maxInlineSize: 'none',
        blockSize: bend.block,
        objectFit: 'cover',
        pointerEvents: 'none',
      },
      '(forced-colors: active), print': { display: 'none' },
    },
  }),
);
globalStyle(`:nth-child(odd) > ${bendBetween}`, inPage({ scale: '-1 1' }));

/** One column; from 768 px on, two staggered columns (SPEC §2). */
export const projects = style(
  inPage({
    display: 'grid',
    // Uses `minmax(0, 1fr)`, because with `1fr` a browser that remembers a cover's former height would widen the column.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(48px, 5vw, 96px) clamp(16px, 1.7vw, 32px)',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.narrow]: { rowGap: bend.room },
      [breakpoints.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
export const project = style(
  inPage({
    position: 'relative',
    '@media': { [breakpoints.medium]: { selectors: { '&:nth-child(even)': { marginBlockStart: stagger } } } },
  }),
);
/** Both covers of a row end at one height, so that the names align. The left one sets this height; the right one starts lower. */
globalStyle(`${project} [data-cover]`, inPage({ '@media': { [breakpoints.medium]: { flex: 'auto' } } }));
globalStyle(
  `${project}:nth-child(even) [data-cover]`,
  inPage({ '@media': { [breakpoints.medium]: { aspectRatio: 'auto' } } }),
);
// Limits the height of the first covers, so that both and their names fit the first screen.
globalStyle(
  `${project}:first-child [data-cover]`,
  inPage({
    '@media': { [breakpoints.medium]: { aspectRatio: '3 / 2', maxBlockSize: `max(24vw, 100svh - 470px)` } },
  }),
);
