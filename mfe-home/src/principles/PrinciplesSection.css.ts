import { createVar, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens, waterAboveEdge } from 'shared/design';
import { passageVars, passing } from 'shared/motion';

/** Difference in height between a step and the previous step. */
const drop = createVar();
const ink = `1.5px solid ${tokens.color.ink}`;
/** Media query: the six steps stand in two rows of three, because six in one row would be too narrow to read. */
const three = '(768px <= width <= 1600px)';
const inRow = 3;
/** Difference in height between neighbouring steps where they stand in two rows, in px. */
const fallInRow = 52;
const betweenRows = 'clamp(48px, 5vw, 80px)';
/** Difference in height between neighbouring steps where all six stand in one row, in px. */
const height = 56;
const count = 6;
const indices = Array.from({ length: count }, (_, index) => index);

/** Part of the boat's way between two steps, where it moves down. The whole way is 1. */
const fall = 0.02;
/** Part of the boat's way along one step. */
const run = (1 - (count - 1) * fall) / count;
/** Computes the part of the way after which the boat reaches a step. */
const comesTo = (index: number) => index * (run + fall);
/** Computes the part of the way after which the boat leaves a step. */
const leaves = (index: number) => comesTo(index) + run;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;
const between = (from: number, to: number, none: string) =>
  keyframes({ [`from, ${percent(from)}`]: { scale: none }, [`${percent(to)}, to`]: { scale: '1' } });

export const profile = style(inPage({ '@media': { [breakpoints.narrow]: { vars: { [passageVars.lead]: '240px' } } } }));

/** Draws steps that fall from the first principle to the sixth, like a river's longitudinal section. On phones, a vertical line. */
export const steps = style([
  passing.drawnBefore,
  inPage({
    vars: { [drop]: `${height}px` },
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, 1fr)`,
    // Space for the water above the first step.
    margin: '40px 0 0',
    padding: 0,
    listStyle: '""',
    '@media': {
      // Makes both rows equally high, so that the boat's keyframes can compute the start of the second row.
      [three]: {
        vars: { [drop]: `${fallInRow}px` },
        gridTemplateColumns: `repeat(${inRow}, 1fr)`,
        gridAutoRows: '1fr',
        rowGap: betweenRows,
      },
      [breakpoints.narrow]: {
        display: 'block',
        position: 'relative',
        margin: '0 0 0 4px',
        paddingInlineStart: 1.5,
        vars: { [passing.by.before]: keyframes({ from: { scale: '1 0' } }) },
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          borderInlineStart: ink,
          transformOrigin: 'top',
        },
      },
    },
  }),
]);
const below = (index: number) => `calc(${index} * ${drop})`;
const nth = (index: number, part = '') => `&:nth-child(${index + 1})${part}`;

/** Short line left of the first step in a row, along which the water arrives. */
const comesIn = { ...waterAboveEdge.comesIn, border: 0, borderBlockStart: ink } as const;

/** Draws the fall before a step, and the step itself, when the boat (a dot) arrives. On phones the step is a mark on the vertical line. */
export const step = style([
  passing.drawnBefore,
  passing.drawnAfter,
  inPage({
    position: 'relative',
    padding: '19.5px clamp(20px, 3vw, 48px) 0 0',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -1.5,
      insetBlockStart: `calc(-1 * ${drop})`,
      blockSize: `calc(${drop} + 1.5px)`,
      borderInlineStart: ink,
      transformOrigin: 'top',
      boxShadow: waterAboveEdge.shadow,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: ink,
      transformOrigin: 'left',
      boxShadow: waterAboveEdge.shadow,
    },
    selectors: Object.fromEntries(
      indices.flatMap((index) => [
        [
          nth(index),
          {
            marginBlockStart: below(index),
            vars: {
              [passing.by.before]: index === 0 ? 'none' : between(leaves(index - 1), comesTo(index), '1 0'),
              [passing.by.after]: between(comesTo(index), leaves(index), '0 1'),
            },
          },
        ],
        ...(index === 0 ? [[nth(index, '::before'), comesIn] as const] : []),
        ...(index === count - 1 ? [[nth(index, '::after'), waterAboveEdge.goesOut] as const] : []),
      ]),
    ),
    '@media': {
      [three]: {
        selectors: {
          ...Object.fromEntries(
            indices.slice(inRow).map((index) => [nth(index), { marginBlockStart: below(index - inRow) }]),
          ),
          [nth(inRow - 1, '::after')]: waterAboveEdge.goesOut,
          [nth(inRow)]: { marginBlockStart: 0, vars: { [passing.by.before]: 'none' } },
          [nth(inRow, '::before')]: comesIn,
        },
      },
      [breakpoints.narrow]: {
        padding: '0 0 36px 26px',
        '::before': {
          insetInlineStart: -1.5,
          insetBlockStart: 14,
          inlineSize: 14,
          blockSize: 0,
          border: 0,
          borderBlockStart: ink,
          transformOrigin: 'left',
          boxShadow: 'none',
        },
        '::after': { display: 'none' },
        selectors: {
          [nth(0, '::before')]: { insetInlineStart: -1.5, insetBlockStart: 14, inlineSize: 14 },
          ...Object.fromEntries(
            indices.map((index) => [
              nth(index),
              {
                marginBlockStart: 0,
                vars: { [passing.by.before]: between(index / count, index / count + 0.04, '0 1') },
              },
            ]),
          ),
        },
      },
    },
  }),
]);

const column = 1 / count;
/** Moves the boat along each step and down to the next, like water over an edge. */
const descent = keyframes(
  Object.fromEntries(
    indices.flatMap((index) => {
      const down = `${index * height}px`;
      return [
        [percent(comesTo(index)), { translate: `${percent(index * column)} ${down}` }],
        [
          percent(leaves(index)),
          {
            translate: `${percent((index + 1) * column)} ${down}`,
            animationTimingFunction: 'cubic-bezier(0.5, 0, 1, 0.7)',
          },
        ],
      ];
    }),
  ),
);
/** y of the second row's start, relative to the first row: both rows are equally high. */
const secondRow = `50% + ${betweenRows} / 2`;
/** Moves the boat along the first row, then hides it while it moves to the start of the second row. */
const descentByRows = keyframes(
  Object.fromEntries(
    indices.flatMap((index) => {
      const [column, row] = [index % inRow, Math.floor(index / inRow)];
      const down = `calc(${row === 0 ? '0%' : secondRow} + ${column * fallInRow}px)`;
      const at = (columns: number) => `${percent(columns / inRow)} ${down}`;
      const [comes, goes] = [comesTo(index), leaves(index)];
      const under = fall * 0.4;
      return [
        ...(index === inRow ? [[percent(comes - under), { translate: at(column), opacity: 0 }]] : []),
        [percent(comes), { translate: at(column), opacity: 1 }],
        [
          percent(goes),
          { translate: at(column + 1), opacity: 1, animationTimingFunction: 'cubic-bezier(0.5, 0, 1, 0.7)' },
        ],
        ...(index === inRow - 1 ? [[percent(goes + under), { translate: at(column + 1), opacity: 0 }]] : []),
      ];
    }),
  ),
);
/** The dot that moves along the steps. On phones it moves down the vertical line. */
export const boat = style([
  passing.way,
  inPage({
    vars: { [passing.by.self]: descent },
    translate: `100% ${(count - 1) * height}px`,
    '@media': {
      [three]: {
        vars: { [passing.by.self]: descentByRows },
        translate: `100% calc(${secondRow} + ${(inRow - 1) * fallInRow}px)`,
      },
      [breakpoints.narrow]: {
        insetInlineStart: 4.75,
        vars: { [passing.by.self]: keyframes({ from: { translate: '0 0' } }) },
        translate: '0 100%',
      },
    },
  }),
]);
export const number = style(
  inPage({
    display: 'block',
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(3rem, 1.6rem + 3.2vw, 5.25rem)',
    fontWeight: 300,
    lineHeight: 0.92,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const title = style(
  inPage({
    margin: '24px 0 0',
    fontFamily: tokens.font.text,
    fontSize: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)',
    fontWeight: 500,
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
    wordSpacing: 'normal',
    '@media': { [breakpoints.narrow]: { marginBlockStart: 12 } },
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    fontSize: '1.125rem',
    lineHeight: 1.5,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.narrow]: { fontSize: '1.0625rem' } },
  }),
);
