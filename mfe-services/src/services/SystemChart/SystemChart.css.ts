import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Width and height of the circle with a logo, on each island. */
const size = createVar();
/** Gap between a system's logo and its name. */
const below = createVar();
/** Space in px left of the chart and below it, for the labels of the two axes. */
const axis = 32;

// Widens the column with the title to five columns, so that the title has only two lines.
globalStyle(
  '#choose-another > * > :first-child',
  inPage({ '@media': { [breakpoints.large]: { gridColumn: '1 / 6', paddingInlineEnd: tokens.space.gutter } } }),
);

// Lets the text below the title use the whole width on phones.
globalStyle(
  ':is(#choose-another, #systems) h2 + div',
  inPage({ '@media': { [breakpoints.narrow]: { gridColumn: '1 / -1' } } }),
);

/** Section with the smaller chart, in which an orange line marks the current system. */
const compact = '#choose-another';
export const figure = style(
  inPage({
    margin: 0,
    vars: { [size]: '48px', [below]: '18px' },
    selectors: { [`${compact} &`]: { vars: { [size]: '30px', [below]: '7px' } } },
    '@media': { [breakpoints.narrow]: { vars: { [size]: '36px', [below]: '14px' } } },
  }),
);
globalStyle(`${compact} :has(> ${figure})`, inPage({ maxInlineSize: 'none' }));
export const chart = style(
  inPage({
    position: 'relative',
    // Sets a minimum height in rem, because names in a large font need more room.
    blockSize: 'max(clamp(420px, 37vw, 560px), 26rem)',
    selectors: { [`${compact} &`]: { blockSize: 'max(clamp(280px, 21vw, 320px), 17.5rem)' } },
    paddingBlockEnd: axis,
    paddingInlineStart: axis,
  }),
);
export const water = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);
const within = { position: 'absolute', inset: `0 0 ${axis}px ${axis}px` } as const;
/** The orange line to the island of the current system. */
export const way = style(
  inPage({
    ...within,
    inlineSize: `calc(100% - ${axis}px)`,
    blockSize: `calc(100% - ${axis}px)`,
    fill: 'none',
    stroke: tokens.color.buoy,
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    forcedColorAdjust: 'none',
  }),
);
globalStyle(`${way} path`, inPage({ vectorEffect: 'non-scaling-stroke' }));
export const systems = style(inPage({ ...within, margin: 0, padding: 0, listStyle: '""' }));
export const system = style(inPage({ position: 'absolute' }));
/** Puts a system's logo on its island and the name below the logo. */
export const place = style(
  inPage({
    position: 'absolute',
    translate: `-50% calc(${size} / -2)`,
    display: 'grid',
    justifyItems: 'center',
    rowGap: below,
    minInlineSize: 88,
    overflowWrap: 'normal',
    color: tokens.surface.text,
    textDecoration: 'none',
    // On the smaller chart, the current system has the largest logo.
    selectors: { [`${compact} [aria-current] > &`]: { vars: { [size]: '40px', [below]: '4px' } } },
    '@media': { [breakpoints.narrow]: { minInlineSize: 76 } },
  }),
);
export const stone = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    borderRadius: '50%',
    color: tokens.color.blueInk,
    // Font size that makes the logo, 1.25 em wide, fit the circle.
    fontSize: `calc(${size} * 0.46)`,
    '@media': {
      // Keeps the logo's colour in forced colours, because the drawn island keeps its colour too.
      '(forced-colors: active)': { forcedColorAdjust: 'none' },
    },
  }),
);
export const buoy = style([
  stone,
  inPage({ background: tokens.color.buoy, color: tokens.color.onBuoy, forcedColorAdjust: 'none' }),
]);
/** Name of a system. Its background hides the drawn lines behind the text. */
export const name = style(
  inPage({
    padding: '1px 8px 3px',
    borderRadius: tokens.radius.round,
    background: tokens.color.white,
    fontFamily: tokens.font.heading,
    fontSize: '1.25rem',
    fontWeight: 300,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    selectors: {
      'a:is(:hover, :focus-visible) > &': { textDecoration: 'underline', textUnderlineOffset: 4 },
      [`${compact} &`]: { fontSize: '1rem' },
    },
    '@media': { [breakpoints.narrow]: { fontSize: 'min(1rem, 5.6vw)' } },
  }),
);
export const nameHere = style([
  name,
  inPage({
    background: tokens.color.ink,
    color: tokens.color.foam,
    fontWeight: 400,
    '@media': { print: { background: tokens.color.white } },
  }),
]);
/** Words at both ends of an axis, with an arrow from the first word to the second. */
const ends = {
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 'none',
  margin: 0,
  color: tokens.surface.quiet,
  fontSize: tokens.size.small,
  lineHeight: '20px',
} as const;
export const level = style(inPage({ ...ends, inset: `auto 0 0 ${axis}px` }));
/** Label of the vertical axis, read upwards. */
export const upright = style(
  inPage({ ...ends, inset: `0 auto ${axis}px 0`, writingMode: 'vertical-rl', rotate: '180deg' }),
);
const axes = `:is(${level}, ${upright})`;
globalStyle(`${axes} > *`, inPage({ display: 'flex', alignItems: 'center', gap: 12 }));
globalStyle(`${axes} > :first-child`, inPage({ flex: 1 }));
globalStyle(`${axes} > :first-child::after`, inPage({ content: '""', flex: 1, borderBlockEnd: '1px solid' }));
globalStyle(
  `${axes} > :last-child::before`,
  inPage({
    content: '""',
    inlineSize: 7,
    blockSize: 7,
    marginInlineStart: -19,
    border: 'solid',
    borderWidth: '1px 1px 0 0',
    rotate: '45deg',
  }),
);
globalStyle(`${upright} > :last-child::before`, inPage({ rotate: '135deg' }));
export const caption = style(
  inPage({ marginBlockStart: 14, color: tokens.surface.quiet, fontSize: tokens.size.small }),
);
