import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { passing } from 'shared/motion';
import { caseColors } from '../caseColors.css.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const numerals = {
  margin: 0,
  fontFamily: tokens.font.heading,
  fontWeight: 300,
  fontVariantNumeric: 'lining-nums',
  // In forced colours, browsers paint an opaque backplate behind text. With this line height it would cover the title and the label.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
} as const;

/** Draws the line below an element as a pseudo-element over a transparent border, because an animation cannot scale a border. */
const ruled = {
  position: 'relative',
  borderBlockEnd: '1.5px solid #0000',
  vars: { [passing.by.after]: keyframes({ from: { scale: '0 1' } }) },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: -1.5,
    borderBlockEnd: `1.5px solid ${tokens.surface.text}`,
    transformOrigin: 'left',
  },
} as const;
const below = 'clamp(28px, 3.4vw, 56px)';

const grid = inPage({ display: 'grid', columnGap: tokens.space.gutter, rowGap: 32, margin: 0 });
const byWidth = (wide: number, medium: number, narrow: number) =>
  inPage({
    gridTemplateColumns: columns(wide),
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: columns(medium) },
      [breakpoints.narrow]: { gridTemplateColumns: columns(narrow) },
    },
  });
/**
 * Arrangements by the number of figures: one (`alone`), two (`pair`), up to five (`beside` the first), or more (`fifths`: five columns
 * below the first).
 */
export const figures = styleVariants({
  alone: [grid],
  pair: [
    grid,
    passing.drawnAfter,
    inPage({
      ...ruled,
      // Makes the first column wider, because the unit of its figure has up to four letters.
      gridTemplateColumns: '7fr 6fr',
      alignItems: 'end',
      '@media': { [breakpoints.narrow]: { gridTemplateColumns: columns(1) } },
    }),
  ],
  beside: [
    grid,
    byWidth(12, 3, 2),
    passing.drawnAfter,
    inPage({
      '@media': {
        [breakpoints.large]: { ...ruled, gridTemplateRows: 'repeat(3, 1fr)', rowGap: 0 },
        [breakpoints.belowLarge]: { '::after': { display: 'none' } },
      },
    }),
    inPage({ '@media': { '(360px <= width < 768px)': { gridTemplateColumns: columns(3), columnGap: 12 } } }),
  ],
  fifths: [grid, byWidth(5, 3, 2)],
});
const gap = 28;
/** Puts the numbers of the pair on one baseline, and their labels on a second one. */
const ofPair = {
  display: 'grid',
  gridRow: '1 / 3',
  gridTemplateRows: 'subgrid',
  justifyContent: 'stretch',
  rowGap: gap,
};
/** The largest figure, above a horizontal line. */
export const first = style([
  passing.drawnAfter,
  inPage({
    ...ruled,
    gridColumn: '1 / -1',
    display: 'flex',
    flexFlow: 'column-reverse',
    alignItems: 'flex-start',
    gap,
    paddingBlockEnd: below,
    selectors: {
      [`${figures.pair} > &`]: { ...ofPair, gridColumn: '1', borderBlockEnd: 0 },
      [`${figures.pair} > &::after`]: { display: 'none' },
    },
    '@media': {
      [breakpoints.large]: {
        selectors: {
          [`${figures.beside} > &`]: { gridColumn: '1 / 9', gridRow: '1 / 4', borderBlockEnd: 0 },
          [`${figures.beside} > &::after`]: { display: 'none' },
        },
      },
      [breakpoints.narrow]: {
        selectors: {
          [`${figures.pair} > &`]: {
            display: 'flex',
            gridRow: 'auto',
            gridColumn: '1 / -1',
            borderBlockEnd: '1.5px solid #0000',
          },
          [`${figures.pair} > &::after`]: { display: 'block' },
        },
      },
    },
  }),
]);
/** Font size of the two figures of a pair, which fill the page's width. On narrow phones it depends only on the viewport (`vw`). */
const sizeOfPair = 'clamp(min(6.5rem, 32.5vw), 25vw, 30rem)';
/** The largest figure. On phones `vw` limits its font size, so that digits and sign do not overflow. */
export const largest = style(
  inPage({
    ...numerals,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontSize: 'clamp(min(6.5rem, 32.5vw), 30vw, 36rem)',
    lineHeight: 0.74,
    letterSpacing: '-0.065em',
    marginInlineStart: '-0.03em',
    selectors: { [`${figures.pair} &`]: { fontSize: sizeOfPair, marginInlineStart: '-0.08em' } },
    // A single figure has at most three digits, so it can be larger on phones.
    '@media': {
      ...numerals['@media'],
      [breakpoints.narrow]: { selectors: { [`${figures.alone} &`]: { fontSize: '36vw' } } },
    },
  }),
);
export const figure = style(
  inPage({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    selectors: { [`${figures.pair} > &`]: { ...ofPair, paddingBlockEnd: below } },
    '@media': {
      // Each figure beside the first has a line above it. The line below all of them belongs to `figures.beside`.
      [breakpoints.large]: {
        selectors: {
          [`${figures.beside} > &`]: {
            gridColumn: '9 / 13',
            paddingBlock: '14px 16px',
            borderBlockStart: `1px solid ${tokens.surface.rule}`,
          },
        },
      },
      [breakpoints.narrow]: {
        selectors: {
          [`${figures.pair} > &`]: { display: 'flex', gridRow: 'auto' },
          // The last figure spans both columns if it would stand alone in its row.
          [`${figures.fifths} > &:last-child:nth-child(2n)`]: {
            gridColumn: '1 / -1',
            flexDirection: 'row-reverse',
            alignItems: 'baseline',
            columnGap: 16,
          },
        },
      },
    },
  }),
);
export const value = style(
  inPage({
    ...numerals,
    fontSize: tokens.size.title1,
    lineHeight: 0.95,
    letterSpacing: '-0.04em',
    '@media': {
      ...numerals['@media'],
      [breakpoints.large]: {
        selectors: {
          [`${figures.beside} > ${figure} > &`]: { fontSize: 'clamp(3.5rem, 5.4vw, 6rem)', lineHeight: 0.86 },
        },
      },
    },
    selectors: {
      [`${figures.pair} > ${figure} > &`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        marginInlineStart: '-0.025em',
        fontSize: sizeOfPair,
        letterSpacing: '-0.065em',
      },
    },
  }),
);
export const label = style(
  inPage({
    maxInlineSize: '16em',
    color: tokens.surface.quiet,
    selectors: {
      [`${first} > &, ${figures.pair} > * > &`]: {
        maxInlineSize: 'none',
        color: tokens.surface.text,
        fontFamily: tokens.font.heading,
        fontSize: tokens.size.title2,
        fontWeight: 300,
        lineHeight: 1.06,
        letterSpacing: '-0.02em',
        wordSpacing: '0.08em',
      },
      [`:not(${figures.pair}) > ${figure} > &`]: { marginBlockStart: 12 },
    },
  }),
);
// Makes the lower edge of the number's box the baseline of its digits.
globalStyle(
  `${figures.pair} > * > dd`,
  inPage({ lineHeight: 0.8, '@media': { [breakpoints.medium]: { gridRow: 1, alignSelf: 'end' } } }),
);
globalStyle(
  `${figures.pair} > * > dt`,
  inPage({ '@media': { [breakpoints.medium]: { gridRow: 2, alignSelf: 'start' } } }),
);
/** Sign (`+`, `<`, `%`) of a figure. Less negative letter spacing than the digits, and a margin, keep sign and number apart. */
export const sign = style(
  inPage({
    letterSpacing: '-0.03em',
    selectors: {
      '&:first-child': { marginInlineEnd: '0.03em' },
      [`${largest} > &, ${figures.pair} &`]: {
        color: caseColors.accent,
        '@media': { 'print, (forced-colors: active)': { color: 'inherit' } },
      },
      [`${largest} > &:first-child`]: { marginInlineEnd: '0.06em' },
    },
  }),
);
export const unit = style(
  inPage({
    fontSize: '0.42em',
    letterSpacing: '-0.01em',
    selectors: {
      [`${largest} > &`]: {
        // Compensates for the digits' negative letter spacing, and adds a small gap between digits and unit.
        marginInlineStart: '0.26em',
        color: caseColors.accent,
        fontSize: '0.3em',
        lineHeight: 1,
        letterSpacing: '-0.02em',
        '@media': { 'print, (forced-colors: active)': { color: 'inherit' } },
      },
      // A larger line height would make the unit's line box reach below the digits and lift them above the other figure's baseline.
      [`${figures.pair} ${largest} > &`]: { lineHeight: 0.5 },
    },
  }),
);
/** Drawing with as many marks as the figure says, above the figure's label. */
export const counted = style(
  inPage({
    display: 'block',
    // Limits the width to the narrower of the two columns, so that both drawings have the same height.
    inlineSize: 'min(100%, 41vw, 630px)',
    blockSize: 'auto',
    marginBlockEnd: 20,
    '@media': { [breakpoints.narrow]: { inlineSize: '100%' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
globalStyle(`${figures.pair} > * > dt`, inPage({ '@media': { [breakpoints.narrow]: { inlineSize: '100%' } } }));
