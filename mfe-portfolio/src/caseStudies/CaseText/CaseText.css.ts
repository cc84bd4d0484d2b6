import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

/** Introduction of a section, in the display typeface. */
export const intro = style(
  inPage({
    margin: 0,
    color: tokens.surface.text,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
  }),
);
const list = {
  margin: 'clamp(28px, 3vw, 44px) 0 0',
  padding: 0,
  listStyle: '""',
  borderBlockStart: `1.5px solid ${tokens.surface.text}`,
};
export const points = style(inPage(list));
/** Points as cells side by side, four in a row. With five cells and two rows, the closing text fills the sixth cell. */
export const cells = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: `clamp(32px, 3.4vw, 56px) ${tokens.space.gutter}`,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 28 },
    },
  }),
);
export const cell = style(
  inPage({
    // `subgrid` gives the titles of a row a common height, so that the texts below them align.
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    rowGap: 12,
    paddingBlockStart: 18,
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    textWrap: 'pretty',
    '@media': {
      [breakpoints.narrow]: { gridRow: 'auto', gridTemplateRows: 'auto auto', rowGap: 8, paddingBlockStart: 14 },
    },
  }),
);
export const head = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1.625rem, 1.1rem + 1vw, 2.25rem)',
    fontWeight: 300,
    lineHeight: 1.12,
    letterSpacing: '-0.018em',
    wordSpacing: '0.08em',
    textWrap: 'balance',
  }),
);
export const point = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'clamp(28px, 3.4vw, 52px) minmax(0, 1fr)',
    paddingBlock: 17,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    textWrap: 'pretty',
    '::before': {
      content: '""',
      inlineSize: 9,
      blockSize: 9,
      marginBlockStart: '0.52em',
      borderRadius: '50%',
      background: caseColors.accent,
      forcedColorAdjust: 'none',
    },
  }),
);
/** Row of a table: a term and the fact. */
export const fact = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'clamp(108px, 11vw, 164px) minmax(0, 1fr)',
    columnGap: 'clamp(12px, 1.6vw, 24px)',
    paddingBlock: 15,
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    lineHeight: 1.5,
    textWrap: 'pretty',
  }),
);
export const term = style(inPage({ fontWeight: 500 }));
export const closing = style(inPage({ margin: '28px 0 0', maxInlineSize: '36em', color: tokens.surface.quiet }));

const beside = inPage({
  '@media': {
    [breakpoints.large]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      columnGap: tokens.space.gutter,
    },
  },
});
export const arrangement = styleVariants({ beneath: {}, beside });
const inWideWindows = (rule: Record<string, unknown>) => inPage({ '@media': { [breakpoints.large]: rule } });
const inTwoRows = (rule: Record<string, unknown>) => inPage({ '@media': { '(1024px <= width < 1280px)': rule } });
globalStyle(`${arrangement.beside} > ${intro}`, inWideWindows({ gridColumn: '1 / 6' }));
globalStyle(
  `${arrangement.beside} > ${points}`,
  inWideWindows({ gridColumn: '7 / 13', gridRow: '1 / 3', marginBlockStart: 8 }),
);
globalStyle(`${arrangement.beside} > ${closing}`, inWideWindows({ gridColumn: '1 / 6' }));

const five = `:has(> ${cells} > :nth-child(5))`;
// Below 1280 px, puts five cells into two rows of three. The closing text is the sixth cell.
globalStyle(
  `${arrangement.beneath}${five}`,
  inTwoRows({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    rowGap: 'clamp(32px, 3.4vw, 56px)',
  }),
);
globalStyle(
  `${arrangement.beneath}${five} > ${cells}`,
  inTwoRows({ gridArea: '1 / 1 / 5 / -1', gridTemplateColumns: 'subgrid', gridTemplateRows: 'subgrid' }),
);
globalStyle(
  `${arrangement.beneath}${five} > ${closing}`,
  inTwoRows({
    gridArea: '3 / 3 / 5 / 4',
    margin: 0,
    paddingBlockStart: 18,
    borderBlockStart: `1.5px solid ${tokens.surface.rule}`,
  }),
);

globalStyle(
  `${arrangement.beneath}${five} > ${cells}`,
  inPage({ '@media': { [breakpoints.extraLarge]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } }),
);
globalStyle(
  `${arrangement.beneath}${five} ${head}`,
  inPage({ '@media': { [breakpoints.extraLarge]: { fontSize: 'clamp(1.25rem, 1.65vw, 1.75rem)' } } }),
);

/** Size of the stream's drawing in px. The cells below it span `columnsWidth` px of its width. */
export const channelsSize = { width: 1672, height: 200 } as const;
const columnsWidth = 1312;
/** Stream above the cells: it comes in across the page's left edge and ends at the lines above the cells. */
export const channels = style(
  inPage({
    display: 'none',
    position: 'relative',
    aspectRatio: `${columnsWidth} / ${channelsSize.height}`,
    '@media': { [breakpoints.large]: { display: 'block' }, '(forced-colors: active)': { display: 'none' } },
  }),
);
export const drawing = style(
  inPage({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    inlineSize: `${(channelsSize.width / columnsWidth) * 100}%`,
    blockSize: 'auto',
    maxInlineSize: 'none',
    // Fades out the drawing's left end, which is visible in the widest windows.
    maskImage: 'linear-gradient(90deg, #0000, #000 12%)',
  }),
);
// Hides the stream if the cells stand in two rows, because they are then not below their channels.
globalStyle(`${channels}:has(+ * > ${cells} > :nth-child(5))`, inTwoRows({ display: 'none' }));
