import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, gauge, inPage, layout, tokens } from 'shared/design';
import { clauseStoneBackgrounds, phoneRiverSize, riverSize, waterBetweenStones } from './clauseRiver.ts';

/** Drawing below the title, which spans the window. Phones show its first stones. */
export const water = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(120px, 15.6vw, 320px)',
    marginBlockStart: 'clamp(14px, 2vw, 40px)',
    objectFit: 'cover',
    '@media': {
      [breakpoints.narrow]: { objectPosition: '0 50%' },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
export const columns = style([
  layout.columns,
  inPage({ rowGap: 'clamp(32px, 5vw, 80px)', paddingBlock: `clamp(20px, 2.4vw, 40px) ${tokens.space.section}` }),
]);
export const effective = style(inPage({ gridColumn: '1 / -1', display: 'grid', gap: 10 }));
export const since = style(inPage({ margin: 0, color: tokens.surface.quiet }));
export const facts = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 24 } },
  }),
);
export const fact = style([
  gauge,
  inPage({ padding: '26px 0 6px 34px', '@media': { [breakpoints.narrow]: { padding: '18px 0 4px 26px' } } }),
]);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title2,
    fontWeight: 300,
    lineHeight: 1.02,
    letterSpacing: '-0.022em',
    wordSpacing: '0.09em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const words = style(
  inPage({ margin: '14px 0 0', maxInlineSize: '24em', color: tokens.surface.quiet, textWrap: 'pretty' }),
);
const rule = `1px solid ${tokens.surface.rule}`;
/** Title and list are one sticky box. Two sticky boxes would overlap near the end of the text. */
export const contents = style(
  inPage({
    gridColumn: '1 / 5',
    alignSelf: 'start',
    position: 'sticky',
    insetBlockStart: 104,
    paddingInlineEnd: 12,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1', position: 'static', paddingInlineEnd: 0, borderBlock: rule },
      print: { display: 'none' },
    },
  }),
);
/** Table of contents above the clauses, folded in narrow windows. */
export const folded = style({});
globalStyle(`${folded} details`, inPage({ borderBlockEnd: 0 }));
const beside = (part: string, looks: Record<string, unknown>) =>
  globalStyle(`${folded} ${part}`, inPage({ '@media': { [breakpoints.large]: looks } }));
// From 1024 px on, the list is always open. So `summary` is hidden and takes no keyboard focus; only its title (`h2`) is visible.
beside('summary', { minBlockSize: 0, paddingBlock: '0 12px', visibility: 'hidden' });
beside('h2', {
  visibility: 'visible',
  color: tokens.surface.quiet,
  fontFamily: tokens.font.text,
  fontSize: '0.9375rem',
  fontWeight: 400,
  lineHeight: 1.4,
  letterSpacing: 0,
  wordSpacing: 'normal',
});
/** Width in px of the drawing of two lines around each stone of the contents. The drawing is a mask over a coloured background. */
const stream = 26;
const strands = (height: number, paths: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${stream} ${height}' preserveAspectRatio='none'%3E%3Cpath d='${paths}' fill='none' stroke='%23000' stroke-width='1.25'/%3E%3C/svg%3E")`;
const parting = strands(44, 'M11 0C11 9 3 9 3 22S11 35 11 44M15 0C15 9 23 9 23 22S15 35 15 44');
const swaying = strands(28, 'M11 0C11 8 8 7 8 14S11 20 11 28M15 0C15 8 12 7 12 14S15 20 15 28');
/** Distance from the top of a contents entry to the middle of its first line, at which the entry's stone lies. */
const middle = createVar();

export const list = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    counterReset: 'clause',
    vars: { [middle]: '22px' },
    '@media': {
      [breakpoints.large]: { vars: { [middle]: '14px' } },
      [breakpoints.belowLarge]: {
        display: 'none',
        maxInlineSize: tokens.width.text,
        paddingBlockEnd: 26,
        selectors: { [`${folded}:has([open]) + &`]: { display: 'block' } },
      },
    },
  }),
);
const strand = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: stream,
  background: tokens.surface.quiet,
  opacity: 0.5,
} as const;
export const entry = style(
  inPage({
    position: 'relative',
    paddingBlockEnd: 8,
    paddingInlineStart: stream + 14,
    '@media': {
      '(width >= 1024px) and (height < 860px)': { paddingBlockEnd: 3 },
      '(forced-colors: active)': { '::before': { display: 'none' }, '::after': { display: 'none' } },
    },
    '::before': {
      ...strand,
      insetBlockStart: 0,
      blockSize: `calc(2 * ${middle})`,
      mask: `${parting} 0 0 / 100% 100% no-repeat`,
    },
    '::after': {
      ...strand,
      insetBlock: `calc(2 * ${middle}) 0`,
      maskImage: swaying,
      maskSize: '100% 28px',
      maskRepeat: 'no-repeat round',
    },
    selectors: {
      // Draws no line below the last stone.
      '&:last-child::after': { display: 'none' },
      // Draws the lines in full colour up to the current clause.
      '&:has(~ & [aria-current])::before, &:has(~ & [aria-current])::after, &:has([aria-current])::before': {
        background: tokens.surface.text,
        opacity: 1,
      },
    },
  }),
);
export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: `calc(2 * ${middle})`,
    counterIncrement: 'clause',
    lineHeight: 1.3,
    color: tokens.surface.text,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    '::after': {
      content: 'counter(clause)',
      order: -1,
      flex: 'none',
      inlineSize: '2rem',
      color: tokens.surface.quiet,
      fontVariantNumeric: 'lining-nums',
    },
    // The stone of an entry, a rounded box. The selectors below vary its shape.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: stream / 2 - 6.5,
      insetBlockStart: `calc(${middle} - 5px)`,
      boxSizing: 'border-box',
      inlineSize: 13,
      blockSize: 10,
      border: `1.5px solid ${tokens.surface.text}`,
      borderRadius: '58% 42% 38% 62% / 66% 52% 48% 34%',
    },
    selectors: {
      [`${entry}:nth-child(3n) > &::before`]: { inlineSize: 11, insetInlineStart: stream / 2 - 5.5, rotate: '12deg' },
      [`${entry}:nth-child(3n + 1) > &::before`]: { borderRadius: '44% 56% 60% 40% / 54% 62% 38% 46%' },
      '&[aria-current]': { fontWeight: 500 },
      '&[aria-current]::before': {
        borderColor: tokens.color.buoy,
        background: tokens.color.buoy,
        forcedColorAdjust: 'none',
      },
    },
  }),
);
/** Summary of a clause, aligned with the clause's title. Hidden in low windows, so that all titles fit. */
export const summary = style(
  inPage({
    margin: 0,
    paddingInlineStart: '2rem',
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    textWrap: 'pretty',
    '@media': {
      '(width >= 1024px) and (height < 740px), (1024px <= width < 1280px) and (height < 900px)': {
        display: 'none',
      },
    },
  }),
);
export const clauses = style(
  inPage({ gridColumn: '5 / 13', '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }),
);
export const clause = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr 3fr',
    scrollMarginBlockStart: 24,
    paddingBlockEnd: 'clamp(30px, 3vw, 48px)',
    '@media': {
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 28 },
      [breakpoints.medium]: {
        '::before': {
          content: '""',
          position: 'absolute',
          insetBlock: `${riverSize.stone}px 0`,
          insetInlineStart: 0,
          inlineSize: riverSize.width,
          background: `${waterBetweenStones} 0 0 / 100% ${riverSize.between}px`,
          backgroundRepeat: 'no-repeat round',
        },
      },
      '(forced-colors: active), print': { '::before': { display: 'none' } },
    },
  }),
);
/** Returns styles that give the clauses three stone shapes in turn: the first, second, third, then the first again. */
const inTurn = (place: 'beside' | 'above') => ({
  background: clauseStoneBackgrounds[0]?.[place],
  selectors: Object.fromEntries(
    clauseStoneBackgrounds
      .slice(1)
      .map((stone, index) => [`${clause}:nth-child(3n + ${index + 2}) > &`, { background: stone[place] }]),
  ),
});
export const number = style(
  inPage({
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    fontFamily: tokens.font.heading,
    fontSize: '2.75rem',
    fontWeight: 300,
    lineHeight: 0.86,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
    '@media': {
      [`screen and ${breakpoints.medium} and (forced-colors: none)`]: {
        inlineSize: riverSize.width,
        blockSize: riverSize.stone,
        ...inTurn('beside'),
      },
      [`screen and ${breakpoints.narrow} and (forced-colors: none)`]: {
        gridTemplateColumns: `${phoneRiverSize.width}px`,
        justifyContent: 'start',
        inlineSize: `calc(100% + 2 * ${tokens.space.margin})`,
        blockSize: phoneRiverSize.height,
        marginInlineStart: `calc(-1 * ${tokens.space.margin})`,
        marginBlockEnd: 12,
        fontSize: '2rem',
        ...inTurn('above'),
      },
      print: { justifyContent: 'start', fontSize: '28pt' },
    },
  }),
);
// Fades the river in above the first clause, where it begins.
globalStyle(
  `${clause}:first-child > ${number}`,
  inPage({ '@media': { [breakpoints.medium]: { maskImage: 'linear-gradient(#0000, #000 44px)' } } }),
);
export const text = style(
  inPage({
    gridColumn: '-2',
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
    // Adds only a small margin above the text, because the clause's heading already has a bottom margin.
    '@media': { [breakpoints.large]: { marginBlockStart: 8 } },
  }),
);
export const points = style(inPage({ margin: '0 0 1em', padding: 0, listStyle: '""' }));
export const point = style(
  inPage({
    position: 'relative',
    maxInlineSize: '39.9em',
    paddingInlineStart: 30,
    '@media': { [breakpoints.narrow]: { maxInlineSize: 'none' } },
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.78em',
      inlineSize: 17,
      borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    },
    selectors: { '& + &': { marginBlockStart: '0.6em' } },
  }),
);
export const ending = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '8px 32px',
    maxInlineSize: 'none',
    margin: 0,
    paddingBlockStart: 'clamp(18px, 1.7vw, 26px)',
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    fontSize: tokens.size.lead,
  }),
);
