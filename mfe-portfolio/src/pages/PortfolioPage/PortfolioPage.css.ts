import { globalStyle, style } from '@vanilla-extract/css';
import { inPage, tokens, widths } from 'shared/design';

/** Distance by which the right column begins lower. */
const stagger = '6.2vw';

export const head = style({});
// Room for the tails of the letters: the banner cuts off what leaves it.
globalStyle(`${head} h1`, inPage({ paddingBlockEnd: '0.16em' }));
// One line from edge to edge, so that the first covers are seen with it: the longer title of the two languages is 14.7 of its own size wide.
globalStyle(
  `${head} h1`,
  inPage({
    '@media': {
      [widths.large]: { fontSize: `min(${tokens.size.display}, (100vw - 2 * ${tokens.space.margin}) / 15)` },
    },
  }),
);

export const page = style({});
/** Between the title and the first cover. */
const between = 'clamp(28px, 3vw, 60px)';
// The covers follow the title as its own row, and the hidden heading takes no space.
globalStyle(`${page} > #projects`, inPage({ paddingBlockStart: between }));

/** The water's place in it: its lower edge is where the second cover begins. */
const water = { inline: 1440, block: 134 };
const overStep = {
  position: 'absolute',
  zIndex: -1,
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: `${water.inline} / ${water.block}`,
  pointerEvents: 'none',
  '@media': {
    [widths.narrow]: { display: 'none' },
    '(forced-colors: active)': { display: 'none' },
    print: { display: 'none' },
  },
} as const;
const lowerEdge = `${stagger} - 100vw * ${water.block} / ${water.inline}`;
export const step = style(
  inPage({ ...overStep, insetInlineStart: 0, insetBlockStart: `calc(${between} + ${lowerEdge})` }),
);
/** The same river, over the next two: it went out at the edge of the window, and comes in again. */
export const stepOn = style(
  inPage({
    ...overStep,
    insetInlineStart: `calc((min(${tokens.width.page}, 100vw) - 100vw) / 2 - ${tokens.space.margin})`,
    insetBlockStart: `calc(${lowerEdge})`,
    inlineSize: '100vw',
    maxInlineSize: 'none',
  }),
);

/** On a phone it goes to and fro between the covers, from edge to edge. */
const bend = { block: 76, room: 108 };
export const bendBetween = style(
  inPage({
    display: 'none',
    '@media': {
      [widths.narrow]: {
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

/** One column, two staggered from medium up (SPEC §2). */
export const projects = style(
  inPage({
    display: 'grid',
    // No wider than the page, whatever a cover's height once was: an engine remembers it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(48px, 5vw, 96px) clamp(16px, 1.7vw, 32px)',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [widths.narrow]: { rowGap: bend.room },
      [widths.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
export const project = style(
  inPage({
    position: 'relative',
    '@media': { [widths.medium]: { selectors: { '&:nth-child(even)': { marginBlockStart: stagger } } } },
  }),
);
/** The left cover gives its row the height; the right one begins a step lower and ends on one line with it, and so do the names below them. */
globalStyle(`${project} [data-cover]`, inPage({ '@media': { [widths.medium]: { flex: 'auto' } } }));
globalStyle(
  `${project}:nth-child(even) [data-cover]`,
  inPage({ '@media': { [widths.medium]: { aspectRatio: 'auto' } } }),
);
// The upper ones are so low that both, and what they are called, stand in the first window.
globalStyle(
  `${project}:first-child [data-cover]`,
  inPage({
    '@media': { [widths.medium]: { aspectRatio: '3 / 2', maxBlockSize: `max(24vw, 100svh - 470px)` } },
  }),
);
