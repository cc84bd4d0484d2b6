import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });
/** The strip beside the stations where they stand one below the other. */
const beside = { column: 56, gap: 16, edge: 20, fairway: 43 };

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
export const stream = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': {
      [widths.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
export const course = style([
  layout.wrap,
  inPage({
    '@media': {
      [widths.belowLarge]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: `${beside.column}px minmax(0, 1fr)`,
        columnGap: beside.gap,
      },
    },
  }),
]);
/** The first station is at its top, so the fairway's buoys are the titles' own. */
export const strip = style(
  inPage({
    // Out of the flow: its own height must not make the stations higher.
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${tokens.space.margin} - ${beside.edge}px)`,
    inlineSize: beside.column + beside.edge,
    maxInlineSize: 'none',
    blockSize: '100%',
    // What leaves runs off over the page's edge, and what is sold flows on.
    maskImage: 'linear-gradient(#0000, #000 40px, #000 calc(100% - 72px), #0000)',
    '@media': {
      [widths.large]: { display: 'none' },
      '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' },
    },
  }),
);
export const stations = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // One below the other, at equal distances whatever each says.
    '@media': { [widths.belowLarge]: { gridColumn: '2', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
/** Each hangs from its place in the stream. */
export const station = style(
  inPage({
    position: 'relative',
    paddingInlineEnd: 'clamp(0px, 2vw, 32px)',
    '@media': {
      [widths.large]: {
        '::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: '-32px auto',
          blockSize: 92,
          borderInlineStart: `1px solid ${tokens.surface.text}`,
        },
      },
      [widths.belowLarge]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 16,
        alignContent: 'start',
        paddingBlock: '0 40px',
        selectors: { '&:last-child': { paddingBlockEnd: 0 } },
        '::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: -(beside.gap + beside.column - beside.fairway + 8),
          insetBlockStart: 8,
          inlineSize: 16,
          blockSize: 16,
          border: `2.4px solid ${tokens.color.buoy}`,
          borderRadius: '50%',
          background: tokens.color.paper,
        },
      },
    },
  }),
);
/** At the last one stands what all of it is for. */
globalStyle(
  `${station}:last-child::before`,
  inPage({ '@media': { [widths.belowLarge]: { background: tokens.color.buoy } } }),
);
/** How many lines are left: on its stem, and on phones at the end of the title's line. */
export const figure = style(
  inPage({
    display: 'block',
    color: tokens.color.greenInk,
    fontFamily: tokens.font.heading,
    fontSize: 64,
    fontWeight: 300,
    lineHeight: '64px',
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'lining-nums',
    '@media': {
      [widths.large]: { paddingInlineStart: 14, marginBlockEnd: 22 },
      [widths.belowLarge]: { gridArea: '1 / 2', fontSize: 40, lineHeight: '32px' },
    },
  }),
);
globalStyle(`${station}:last-child > ${figure}`, inPage({ color: tokens.color.buoyInk }));
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
export const text = style(
  inPage({
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    maxInlineSize: '32em',
    '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
