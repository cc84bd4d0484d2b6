import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { onPaper, tone } from '../tones.css.ts';

const markSize = 52;
/** Sizes in px for narrow screens: column of the dotted line, gap between it and the text, and circle of a station. */
const beside = { column: 44, gap: 20, mark: 40 };

// Reduces the gap below the title, because the definition (`lead`) belongs to the title.
globalStyle('#course > :last-child', inPage({ marginBlockStart: 24 }));

export const lead = style([layout.wrap]);
export const leadText = style(
  inPage({
    margin: 0,
    maxInlineSize: '30em',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
  }),
);
export const water = style([
  onPaper.red,
  inPage({ position: 'relative', marginBlockStart: 24, '@media': { [breakpoints.belowLarge]: { display: 'none' } } }),
]);
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maskImage: 'linear-gradient(#0000, #000 20%, #000 80%, #0000)',
    '@media': { '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' } },
  }),
);
const numberOf = (size: number) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  borderRadius: '50%',
  fontFamily: tokens.font.heading,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});
export const mark = style(
  inPage({
    ...numberOf(markSize),
    position: 'absolute',
    translate: '-50% -50%',
    border: `1.5px solid ${tone}`,
    background: tokens.surface.background,
    color: tone,
    fontSize: 27,
    fontWeight: 300,
  }),
);
/** Circle of the last station, filled with orange because it is the goal. */
export const goal = style([
  mark,
  inPage({ borderColor: tokens.color.buoy, background: tokens.color.buoy, color: tokens.color.onBuoy }),
]);
export const course = style([
  layout.wrap,
  onPaper.red,
  inPage({
    '@media': {
      [breakpoints.large]: { marginBlockStart: 20 },
      [breakpoints.belowLarge]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `${beside.column}px minmax(0, 1fr)`,
        columnGap: beside.gap,
        marginBlockStart: 48,
      },
    },
  }),
]);
export const stations = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.belowLarge]: { gridColumn: '2', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const station = style(
  inPage({
    position: 'relative',
    paddingInlineEnd: 'clamp(0px, 1.6vw, 28px)',
    '@media': {
      // A subgrid aligns the last lines of all titles, because some titles have one line and others two.
      [breakpoints.large]: {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 2',
      },
      [breakpoints.belowLarge]: {
        paddingBlock: '4px 44px',
        // The dotted line from one number to the next.
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: `${beside.mark + 6}px 6px`,
          insetInlineStart: -(beside.gap + beside.column / 2) - 1.2,
          borderInlineStart: `2.4px dotted ${tone}`,
        },
        selectors: { '&:last-child': { paddingBlockEnd: 0 }, '&:last-child::before': { display: 'none' } },
      },
    },
  }),
);
/** Number of a station on narrow screens. On wide screens, the drawing contains the numbers. */
export const number = style(
  inPage({
    ...numberOf(beside.mark),
    position: 'absolute',
    insetInlineStart: -(beside.column + beside.gap) + (beside.column - beside.mark) / 2,
    insetBlockStart: 0,
    border: `1.5px solid ${tone}`,
    background: tokens.surface.background,
    color: tone,
    fontSize: 21,
    fontWeight: 300,
    selectors: {
      [`${station}:last-child > &`]: {
        borderColor: tokens.color.buoy,
        background: tokens.color.buoy,
        color: tokens.color.onBuoy,
      },
    },
    '@media': { [breakpoints.large]: { display: 'none' } },
  }),
);
export const title = style(
  inPage({ margin: 0, fontSize: tokens.size.title3, lineHeight: 1.16, letterSpacing: '-0.015em', textWrap: 'balance' }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    maxInlineSize: '34em',
  }),
);
