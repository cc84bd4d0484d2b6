import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { onPaper, tone } from '../tones.css.ts';
import { stripSizes as beside } from './stripSizes.ts';

/** Media query for windows wide enough for five columns. In others (`below`), the steps stand beside the stream. */
const wide = breakpoints.extraLarge;
const below = '(width < 1280px)';
const size = { wide: 52, beside: 40 };

globalStyle('#how-work-goes > :last-child', inPage({ marginBlockStart: 'clamp(20px, 2.4vw, 40px)' }));

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const water = style([
  onPaper.blue,
  inPage({
    position: 'relative',
    maxInlineSize: tokens.width.page,
    marginInline: 'auto',
    overflow: 'clip',
    '@media': { [below]: { display: 'none' } },
  }),
]);
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maskImage: 'linear-gradient(#0000, #000 10%, #000 90%, #0000)',
    '@media': { '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' } },
  }),
);
const round = (wanted: number) =>
  ({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: wanted,
    blockSize: wanted,
    border: `2px solid ${tone}`,
    borderRadius: '50%',
    background: tokens.surface.background,
    color: tone,
    fontFamily: tokens.font.heading,
    fontWeight: 400,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
  }) as const;
/** Circle of the last step. Its number is heavier, because thin strokes are hard to read on orange. */
const goal = {
  borderColor: tokens.color.buoy,
  background: tokens.color.buoy,
  color: tokens.color.onBuoy,
  fontWeight: 500,
};
/** A numbered circle on the orange line. A vertical line leads down to its step. */
export const mark = style(
  inPage({
    ...round(size.wide),
    translate: '-50% -50%',
    fontSize: 27,
    selectors: { '&:last-child': goal },
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      blockSize: 400,
      insetInlineStart: 'calc(50% - 0.5px)',
      borderInlineStart: `1px solid ${tokens.surface.text}`,
    },
  }),
);
export const course = style([layout.wrap, onPaper.blue]);
export const steps = style(
  inPage({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', columnGap: tokens.space.gutter },
      [below]: { paddingInlineStart: beside.width - beside.edge + beside.gap },
    },
  }),
);
export const step = style(
  inPage({
    position: 'relative',
    '@media': {
      // A subgrid aligns the last lines of all titles, because some titles have one line and others two.
      [wide]: {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
        paddingBlockStart: 20,
        paddingInlineEnd: 'clamp(0px, 1vw, 16px)',
      },
      [below]: { minBlockSize: 160, paddingBlock: '4px 40px' },
    },
  }),
);
/** The part of the upright drawing beside one step: a fifth of it, stretched to the step's height. */
export const reach = style(
  inPage({
    position: 'absolute',
    // Overlaps the next step's part by a pixel. A gap could show otherwise, because steps end at fractions of pixels.
    insetBlock: '0 -1px',
    // Covers the other part where two parts overlap. Otherwise the lines of both would look twice as dark.
    background: tokens.surface.background,
    insetInlineStart: -(beside.width + beside.gap),
    inlineSize: beside.width,
    overflow: 'clip',
    selectors: {
      [`${step}:first-child > &`]: { maskImage: 'linear-gradient(#0000, #000 32px)' },
      [`${step}:last-child > &`]: { maskImage: 'linear-gradient(0deg, #0000, #000 56px)' },
    },
    '@media': {
      [wide]: { display: 'none' },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
export const strip = style(
  inPage({ position: 'absolute', inlineSize: '100%', maxInlineSize: 'none', blockSize: '500%' }),
);
export const number = style(
  inPage({
    ...round(size.beside),
    insetBlockStart: 0,
    translate: '-50%',
    fontSize: 21,
    selectors: { [`${step}:last-child > &`]: goal },
    '@media': { [wide]: { display: 'none' } },
  }),
);
export const title = style(
  inPage({
    alignSelf: 'end',
    margin: 0,
    fontSize: tokens.size.title3,
    lineHeight: 1.16,
    letterSpacing: '-0.015em',
    '@media': { [wide]: { fontSize: 'clamp(1.375rem, 0.6rem + 1vw, 1.625rem)' } },
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    maxInlineSize: '34em',
    '@media': { [wide]: { fontSize: '1rem' } },
  }),
);
