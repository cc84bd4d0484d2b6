import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { colors, ice } from '../../exchange.css.ts';
import * as bar from '../../pageNavigation/PageNavigation/PageNavigation.css.ts';

export const banner = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: 'linear-gradient(#f4f7f5, #dce8e5 60%, #bfd8d3)',
  }),
);
/** Leaves space for the page's bar, which overlays the banner. */
export const underBar = style([
  banner,
  inPage({
    paddingBlockStart: bar.underBar.wide,
    '@media': { [breakpoints.belowLarge]: { paddingBlockStart: bar.underBar.narrow } },
  }),
]);
export const underOwnHeader = style([banner, inPage({ paddingBlockStart: 58 })]);
export const water = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    opacity: 0.5,
    // Behind text the drawing has 15 % opacity: 0.5 from the element times 0.3 from the mask.
    maskImage: 'linear-gradient(#0000 4%, #000 60%), linear-gradient(90deg, rgb(0 0 0 / 0.3) 68%, #000 100%)',
    maskComposite: 'intersect',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active), print': { display: 'none' } },
  }),
);
export const head = style([
  layout.columns,
  inPage({ alignItems: 'start', rowGap: 20, marginBlockStart: 'clamp(12px, 2.8vw, 52px)' }),
]);
export const title = style(
  inPage({
    gridColumn: '1 / 9',
    margin: 0,
    // Keeps the title larger than the figures below it.
    fontSize: 'clamp(2.125rem, 1rem + 5.1vw, 6.75rem)',
    lineHeight: 0.98,
    letterSpacing: '-0.04em',
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } },
  }),
);
export const side = style(
  inPage({ gridColumn: '9 / 13', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const text = style(
  inPage({
    margin: '0 0 12px',
    fontSize: tokens.size.lead,
    lineHeight: 1.4,
    '@media': { [breakpoints.large]: { marginBlockEnd: 18 }, [breakpoints.narrow]: { fontSize: '1rem' } },
  }),
);
/** Three figures below a horizontal line. Fixed line heights prevent a layout shift when the font loads. */
export const stats = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1.5fr 1fr 1fr',
    margin: 'clamp(20px, 1.7vw, 32px) 0 0',
    borderBlockStart: `1.5px solid ${ice.ink}`,
    '@media': {
      [breakpoints.large]: { marginBlockStart: 24 },
      [breakpoints.narrow]: { display: 'flex', flexWrap: 'wrap' },
      // Ukrainian words are longer. So on the narrowest phones, the row of figures extends into the page's right margin.
      '(width < 340px)': { selectors: { '&:lang(uk)': { marginInlineEnd: -16 } } },
    },
  }),
);
/** One figure with its text. On phones its column is at least as wide as the figure; with wide letter spacing, the last column wraps. */
export const stat = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto auto',
    alignContent: 'start',
    minInlineSize: 0,
    paddingBlockStart: 14,
    paddingInlineEnd: 20,
    selectors: { '& + &': { paddingInlineStart: 20, borderInlineStart: `1px solid ${ice.rule}` } },
    '@media': {
      [breakpoints.narrow]: {
        gridTemplateRows: 'auto 1fr',
        flex: '1 1 0',
        minInlineSize: 'auto',
        padding: 0,
        selectors: {
          '& + &': { paddingInlineStart: 0, borderInlineStart: 0 },
          '&:first-child': { flexGrow: 1.35 },
          '&:last-child': { flexGrow: 0.85 },
        },
      },
    },
  }),
);
const narrowCell = {
  paddingInlineEnd: 4,
  selectors: { [`${stat} + ${stat} > &`]: { paddingInlineStart: 8, borderInlineStart: `1px solid ${ice.rule}` } },
};
export const value = style(
  inPage({
    gridRow: '1',
    margin: 0,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2.5rem, 0.8rem + 3.6vw, 5rem)',
    fontWeight: 300,
    lineHeight: 0.94,
    letterSpacing: '-0.035em',
    fontVariantNumeric: 'lining-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [breakpoints.narrow]: { ...narrowCell, paddingBlockStart: 14, fontSize: 'clamp(1.5rem, 0.7rem + 3.1vw, 2.2rem)' },
    },
  }),
);
export const detail = style(
  inPage({
    display: 'block',
    blockSize: '1.5rem',
    marginBlockStart: 4,
    color: colors.deepTeal,
    fontFamily: tokens.font.text,
    fontSize: 'clamp(0.8125rem, 0.7rem + 0.4vw, 1.0625rem)',
    fontWeight: 500,
    lineHeight: '1.5rem',
    letterSpacing: 0,
  }),
);
export const label = style(
  inPage({
    gridRow: '2',
    lineHeight: 1.35,
    '@media': { [breakpoints.narrow]: { ...narrowCell, paddingBlockEnd: 10, fontSize: tokens.size.small } },
  }),
);
/** Number of a figure's footnote. The footnotes stand below the app's window. */
export const mark = style(
  inPage({
    verticalAlign: 'baseline',
    position: 'relative',
    insetBlockStart: '-1.5em',
    color: colors.deepTeal,
    fontFamily: tokens.font.text,
    fontSize: 'clamp(0.875rem, 0.24em, 1.125rem)',
    fontWeight: 500,
    letterSpacing: 0,
    lineHeight: 0,
    '@media': { [breakpoints.narrow]: { insetBlockStart: '-0.7em' } },
  }),
);
/** Footnotes, with a background that hides the drawing's lines behind the small text. */
export const footnotes = style(
  inPage({ paddingBlock: 'clamp(20px, 2vw, 32px)', background: ice.ground, borderBlockStart: `1px solid ${ice.rule}` }),
);
export const conditions = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1.5fr 1fr 1fr',
    gap: '10px 40px',
    margin: 0,
    padding: 0,
    listStyle: '""',
    counterReset: 'condition',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const condition = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1.4em minmax(0, 1fr)',
    maxInlineSize: '36em',
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    lineHeight: 1.45,
    counterIncrement: 'condition',
    '::before': { content: 'counter(condition)' },
  }),
);
export const sample = style(inPage({ marginBlockStart: 12 }));
