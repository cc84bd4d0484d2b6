import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const figure = 'clamp(4.75rem, 2.5rem + 4.6vw, 8rem)';

// A smaller gap below the title than in other sections, because this section has only three facts.
globalStyle('#facts > :last-child', inPage({ marginBlockStart: 'clamp(28px, 3vw, 48px)' }));

export const terms = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 28 } },
  }),
);
/** One fact in three rows: its drawing, the words before the number, and the number with its unit. */
export const term = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 'clamp(14px, 1.4vw, 20px)',
    gridTemplateRows: `auto 1.5em minmax(calc(${figure} * 0.95), auto)`,
    alignContent: 'start',
    alignItems: 'last baseline',
    paddingBlockStart: 'clamp(24px, 2.2vw, 32px)',
    borderBlockStart: `1.5px solid ${tokens.surface.text}`,
    '@media': { [breakpoints.narrow]: { gridTemplateRows: 'auto auto auto' } },
  }),
);
export const drawing = style(
  inPage({
    gridArea: '1 / 1 / 2 / 3',
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    marginBlockEnd: 24,
    '@media': { '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' } },
  }),
);
export const before = style(inPage({ gridArea: '2 / 1 / 3 / 3', color: tokens.surface.quiet }));
export const number = style(
  inPage({
    gridArea: '3 / 1',
    fontFamily: tokens.font.heading,
    fontSize: figure,
    fontWeight: 300,
    lineHeight: 0.95,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'lining-nums',
    // In forced colours, browsers paint an opaque backplate behind text. With this line height it would hide nearby lines.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);
/** Moves a number that starts with 1 to the left. All digits have one width, so the narrow 1 would look indented. */
export const single = style([number, inPage({ marginInlineStart: '-0.085em' })]);
const said = {
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.title3,
  fontWeight: 300,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  wordSpacing: '0.09em',
  textWrap: 'balance',
};
export const words = style(inPage({ ...said, gridArea: '3 / 2', maxInlineSize: '10em' }));
/** Text of the fact without a number. It stands in the grid cell that has the number in the other two facts. */
export const alone = style(
  inPage({
    ...said,
    gridArea: '3 / 1 / 4 / 3',
    // Aligns the text with the baseline of the numbers.
    paddingBlockEnd: `calc(${figure} * 0.025)`,
    '@media': { [breakpoints.narrow]: { paddingBlockEnd: 0 } },
  }),
);
export const first = style(
  inPage({
    display: 'block',
    marginBlockEnd: 6,
    fontSize: `calc(${figure} * 0.52)`,
    lineHeight: 1,
    letterSpacing: '-0.035em',
  }),
);
