import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import method from '../../../art/method.json';

const medium = '(768px <= width < 1280px)';

/** Diameter of the ring, in windows with a column of cards on each side of it. */
const ring = 'min(620px, 44vw)';
/** y of the ring's three stations on each side, in fractions of the drawing's height. Each card's upper line is level with its station. */
const levels = [...new Set(method.stations.map(([, y = 0]) => y / method.height))].sort((one, other) => one - other);
const [first = 0, second = 0] = levels;

// Cuts the orange line off at the section's upper edge; the path extends far above it.
globalStyle('#work-method', inPage({ overflow: 'clip' }));

export const circle = style(
  inPage({
    '@media': {
      [breakpoints.extraLarge]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${ring} minmax(0, 1fr)`,
        columnGap: 28,
        alignItems: 'start',
      },
    },
  }),
);
export const water = style(
  inPage({
    position: 'relative',
    // A grid, unlike absolute children, makes the square grow with the text inside the ring.
    display: 'grid',
    inlineSize: 'min(100%, 340px)',
    aspectRatio: '1',
    marginInline: 'auto',
    marginBlockEnd: 36,
    '@media': {
      [medium]: { inlineSize: 440, marginBlockEnd: 48 },
      [breakpoints.extraLarge]: { gridArea: '1 / 2', inlineSize: '100%', margin: 0 },
      '(forced-colors: active)': { background: tokens.color.deep, color: tokens.color.foam, forcedColorAdjust: 'none' },
    },
  }),
);
const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
/** Mirrors the drawing from left to right. `turned` in `WorkMethod.tsx` does the same to the orange line. */
export const drawing = style(inPage({ ...layer, scale: '-1 1' }));
export const course = style(inPage({ ...layer, overflow: 'visible' }));
export const fairway = style(inPage({ fill: 'none', stroke: tokens.color.buoy, strokeWidth: 2.4 }));
/** The orange line from the section's upper edge to the ring. Hidden if the cards stand below the ring instead of beside it. */
export const inflow = style([
  fairway,
  inPage({ display: 'none', '@media': { [breakpoints.extraLarge]: { display: 'inline' } } }),
]);
export const buoy = style(inPage({ fill: tokens.color.buoy }));
export const station = style(
  inPage({ fill: tokens.color.deep2, stroke: '#bfe6dc', strokeOpacity: 0.8, strokeWidth: 1.4 }),
);
export const stationNumber = style(
  inPage({
    fill: tokens.color.foam,
    fontFamily: tokens.font.heading,
    fontSize: 27,
    fontWeight: 300,
    fontVariantNumeric: 'lining-nums',
    textAnchor: 'middle',
  }),
);
export const subtitle = style(
  inPage({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    maxInlineSize: 'none',
    paddingInline: '30%',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.16,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
    textAlign: 'center',
    textWrap: 'balance',
    '@media': { [breakpoints.narrow]: { fontSize: 'min(1.25rem, 6.25vw)' } },
  }),
);
export const cards = style(
  inPage({
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [medium]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: tokens.space.gutter },
      [breakpoints.extraLarge]: {
        gridArea: '1 / 1 / auto / -1',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        gridTemplateRows: `repeat(2, minmax(calc(${ring} * ${second - first}), auto)) auto`,
        paddingBlockStart: `calc(${ring} * ${first})`,
      },
    },
  }),
);
/** Grid columns of the cards. Cards 01 to 03 run down the left side, and cards 04 to 06 run up the right side. */
const right = 3;
const left = 1;
const places = [
  [1, left],
  [2, left],
  [3, left],
  [3, right],
  [2, right],
  [1, right],
] as const;
export const card = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'baseline',
    paddingBlock: '18px 30px',
    borderBlockStart: `1px solid ${tokens.surface.rule}`,
    '@media': {
      [breakpoints.extraLarge]: {
        gridTemplateColumns: '38px minmax(0, 1fr)',
        paddingBlock: '16px 8px',
        selectors: Object.fromEntries(
          places.map(([row, column], index) => [`&:nth-child(${index + 1})`, { gridArea: `${row} / ${column}` }]),
        ),
      },
    },
  }),
);
export const number = style(
  inPage({
    color: tokens.surface.accent,
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.title3,
    fontWeight: 300,
    lineHeight: 1.1,
    fontVariantNumeric: 'lining-nums',
    '@media': { [breakpoints.extraLarge]: { fontSize: '1.375rem' } },
  }),
);
export const title = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.title3,
    lineHeight: 1.14,
    letterSpacing: '-0.015em',
    // Keeps each title on one line. In two lines it would push the next card's upper line below its station.
    '@media': { [breakpoints.extraLarge]: { fontSize: 'clamp(1.375rem, 0.35rem + 1.25vw, 1.75rem)' } },
  }),
);
export const text = style(
  inPage({
    gridColumn: '2',
    margin: '20px 0 0',
    color: tokens.surface.quiet,
    fontSize: '1rem',
    lineHeight: 1.5,
    '@media': { [breakpoints.extraLarge]: { gridColumn: '1 / -1' } },
  }),
);
