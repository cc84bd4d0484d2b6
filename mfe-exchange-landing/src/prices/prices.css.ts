import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, openingSign, tokens } from 'shared/design';
import { colors, ice } from '../exchange.css.ts';

const { surface } = tokens;

/** A table with large prices and a horizontal line between rows. Phones hide the less important columns. */
export const table = style(
  inPage({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
);
globalStyle(`${table} th`, inPage({ fontWeight: 400, textAlign: 'start' }));
globalStyle(`${table} thead th`, inPage({ paddingBlockEnd: 12, color: surface.quiet, fontSize: tokens.size.small }));
globalStyle(
  `${table} tbody :is(th, td)`,
  inPage({
    paddingBlock: 16,
    borderBlockStart: `1px solid ${surface.rule}`,
    fontSize: '1.0625rem',
    '@media': { [breakpoints.narrow]: { paddingBlock: 12, fontSize: '1rem' } },
  }),
);
globalStyle(`${table} tbody:first-of-type tr:first-child > *`, inPage({ borderBlockStart: `1.5px solid ${ice.ink}` }));
export const asset = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    fontWeight: 500,
    '@media': { [breakpoints.narrow]: { gap: 10 } },
  }),
);
export const letter = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 34,
    blockSize: 34,
    borderRadius: '50%',
    background: ice.ink,
    color: '#5fe0c6',
    fontSize: 13,
  }),
);
export const number = style({});
globalStyle(`:is(th, td)${number}`, inPage({ textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 12 }));
export const price = style({});
globalStyle(
  `td${price}`,
  inPage({ textAlign: 'end', whiteSpace: 'nowrap', fontFamily: tokens.font.heading, paddingInlineStart: 12 }),
);
globalStyle(
  `${table} td${price}`,
  // Raises the price to the baseline of the text beside it, because its display typeface sits lower in the line.
  inPage({
    position: 'relative',
    insetBlockStart: '-0.13em',
    fontSize: '1.375rem',
    '@media': { [breakpoints.narrow]: { fontSize: '1.1875rem' } },
  }),
);
export const wide = style(
  inPage({
    color: surface.quiet,
    whiteSpace: 'nowrap',
    '@media': { [`screen and ${breakpoints.narrow}`]: { display: 'none' } },
  }),
);
/** Column that phones hide. */
export const volume = style({});
globalStyle(
  `:is(th, td)${volume}`,
  inPage({
    position: 'relative',
    color: surface.quiet,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineStart: 12,
    '@media': { [`screen and ${breakpoints.belowLarge}`]: { display: 'none' } },
  }),
);
export const week = style({});
globalStyle(
  `:is(th, td)${week}`,
  inPage({
    inlineSize: '34%',
    paddingInlineStart: 'clamp(20px, 4vw, 64px)',
    textAlign: 'start',
    '@media': {
      [breakpoints.belowLarge]: { inlineSize: '24%' },
      [`screen and ${breakpoints.narrow}`]: { display: 'none' },
    },
  }),
);
// Removes the padding of the cell with a week's drawing, so that the drawing fills the row.
globalStyle(`${table} td${week}`, inPage({ paddingBlock: 0 }));
const weekLine = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 88,
    fill: 'none',
    strokeWidth: 1.4,
    '@media': { [breakpoints.belowLarge]: { blockSize: 68 } },
  }),
);
// Colour of the drawn line in forced colours: browsers adjust only text, so the line would keep its own colour.
const seen = { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } };
export const weekUp = style([weekLine, inPage({ stroke: colors.up, ...seen })]);
export const weekDown = style([weekLine, inPage({ stroke: colors.down, ...seen })]);

export const details = style(inPage({ marginBlockStart: 28, borderBlock: `1px solid ${surface.rule}` }));
export const summary = style([
  openingSign,
  inPage({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 64,
    cursor: 'pointer',
    gap: 16,
    listStyle: 'none',
    '::after': { marginInlineStart: 'auto' },
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
    },
  }),
]);
export const title = style(inPage({ margin: 0, fontSize: tokens.size.title3, letterSpacing: '-0.012em' }));
export const equivalent = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '32px 72px',
    paddingBlock: '8px 32px',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const text = style(inPage({ margin: '0 0 20px', color: surface.quiet }));
export const bookTitle = style(
  inPage({ margin: '0 0 8px', fontFamily: tokens.font.text, fontSize: '1rem', fontWeight: 500 }),
);
export const caption = style(
  inPage({ paddingBlockEnd: 8, color: surface.quiet, fontSize: tokens.size.small, textAlign: 'start' }),
);
export const small = style(
  inPage({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' }),
);
globalStyle(
  `${small} :is(th, td)`,
  inPage({ paddingBlock: 7, borderBlockStart: `1px solid ${surface.rule}`, fontWeight: 400, textAlign: 'start' }),
);
// Media query: the smallest phones, on which three columns share 280 px.
const tiny = '(width < 400px)';
globalStyle(`${table} thead th`, inPage({ '@media': { [tiny]: { whiteSpace: 'normal', verticalAlign: 'bottom' } } }));
globalStyle(`${table} tbody :is(th, td)`, inPage({ '@media': { [tiny]: { fontSize: '0.9375rem' } } }));
globalStyle(`${table} :is(th, td) + :is(th, td)`, inPage({ '@media': { [tiny]: { paddingInlineStart: 8 } } }));
globalStyle(`${table} td${price}`, inPage({ '@media': { [tiny]: { fontSize: '1.0625rem' } } }));
globalStyle(`${table} tbody :is(img, ${letter})`, inPage({ '@media': { [tiny]: { inlineSize: 24, blockSize: 24 } } }));
globalStyle(`${asset}`, inPage({ '@media': { [tiny]: { gap: 8 } } }));
// With wide letter spacing three columns need more width, so the table scrolls.
globalStyle(`:has(> ${table})`, inPage({ '@media': { [tiny]: { overflowX: 'auto' } } }));
