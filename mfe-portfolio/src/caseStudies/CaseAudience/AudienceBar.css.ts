import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { passing } from 'shared/motion';
import { caseColors } from '../caseColors.css.ts';

export const bar = style(
  inPage({
    margin: '0 0 clamp(48px, 5vw, 88px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    paddingBlockStart: 20,
  }),
);
const pale = `color-mix(in srgb, ${caseColors.accent} 32%, #0000)`;
/** Returns the background image of one tick. Repeated, it fills the bar with a hundred ticks at every width of the bar. */
const ticks = (color: string) => `linear-gradient(90deg, ${color} clamp(1px, 0.14vw, 2px), #0000 0)`;
export const scale = style(
  inPage({
    position: 'relative',
    blockSize: 'clamp(72px, 8vw, 132px)',
    background: `${ticks(pale)} 0 / ${1000 / 993}%`,
    '@media': { '(forced-colors: active)': { backgroundImage: ticks('GrayText'), forcedColorAdjust: 'none' } },
  }),
);
/** Dark ticks above the pale ones. `AudienceBar` sets the width, so that they are as many as the stated share of the audience. */
export const counted = style(inPage({ position: 'absolute', insetBlock: 0, insetInlineStart: 0 }));
/** The boat (the dot that moves with the scroll) runs along the line above the ticks, and stops where the dark ticks end. */
export const boat = style([
  passing.way,
  inPage({
    insetBlockStart: -20.75,
    vars: { [passing.by.self]: keyframes({ from: { translate: '-100%' } }) },
    '::before': { insetInline: 'auto -7px' },
  }),
]);
export const strong = style(
  inPage({
    blockSize: '100%',
    background: ticks(caseColors.accent),
    '@media': { '(forced-colors: active)': { backgroundImage: ticks('CanvasText'), forcedColorAdjust: 'none' } },
  }),
);
/** Places the figure and its label below the dark ticks, and the label of the rest below the pale ticks, on one baseline. */
export const caption = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) calc(30% - 1px)',
    alignItems: 'last baseline',
    columnGap: 20,
    paddingBlockStart: 22,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: '1fr', rowGap: 6 } },
  }),
);
export const value = style(
  inPage({
    color: tokens.surface.text,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.figure,
    fontWeight: 300,
    lineHeight: 0.9,
    letterSpacing: '-0.045em',
    fontVariantNumeric: 'lining-nums',
  }),
);
/** Colour sample before a label, as in a legend. Only phones need it: there, the labels do not stand below their ticks. */
const key = (color: string) =>
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        content: '""',
        display: 'inline-block',
        inlineSize: 13,
        blockSize: 14,
        marginInlineEnd: 10,
        verticalAlign: -1,
        background: `repeating-linear-gradient(90deg, ${color} 0 1px, #0000 0 4px)`,
      },
      '(forced-colors: active)': { display: 'none' },
    },
  });
globalStyle(`${caption} > :nth-child(2)::before`, key(caseColors.accent));
globalStyle(`${caption} > :nth-child(3)::before`, key(pale));
globalStyle(`${caption} > :nth-child(2)`, inPage({ '@media': { [breakpoints.narrow]: { marginBlockStart: 14 } } }));
