import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

const moves = '(prefers-reduced-motion: no-preference)';

// A smaller title than in other sections lets the figures dominate.
globalStyle('#case-row h2', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
globalStyle('#case-row > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const row = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.space.gutter,
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
/** Case in the row. On phones a small picture stands beside the text. */
export const item = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    columnGap: 16,
    alignItems: 'baseline',
    '::before': {
      content: '""',
      gridArea: '3 / 1 / 4 / -1',
      alignSelf: 'start',
      marginBlockStart: 22,
      borderBlockStart: `1px solid ${tokens.surface.rule}`,
    },
    '@media': {
      [breakpoints.narrow]: {
        gridTemplateColumns: '112px minmax(0, 1fr) fit-content(38%)',
        paddingBlock: 18,
        '::before': { display: 'none' },
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
      },
      // Narrows the picture, so that the figure fits even if the visitor widens the letter spacing.
      '(width < 360px)': { gridTemplateColumns: '72px minmax(0, 1fr) fit-content(38%)' },
    },
  }),
);
export const picture = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    background: tokens.color.line,
    clipPath: 'inset(0)',
    '@media': {
      [breakpoints.narrow]: { gridArea: '1 / 1 / 4 / 2', aspectRatio: '1', alignSelf: 'start' },
      [moves]: {
        transition: `clip-path 600ms ${tokens.ease.out}`,
        selectors: { [`${item}:is(:hover, :focus-within) &`]: { clipPath: 'inset(8px)' } },
      },
    },
  }),
);
export const figure = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.9em',
    margin: '24px 0 0',
    '@media': { [breakpoints.narrow]: { gridColumn: '2 / -1', margin: 0 } },
  }),
);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(2.75rem, 1.2rem + 3.4vw, 6rem)',
    fontWeight: 300,
    lineHeight: 0.95,
    letterSpacing: '-0.04em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const label = style(inPage({ color: tokens.surface.quiet }));
export const name = style(
  inPage({
    margin: '22px 0 0',
    paddingBlockStart: 17,
    gridArea: '3 / 1',
    fontSize: tokens.size.title3,
    '@media': { [breakpoints.narrow]: { gridArea: '2 / 2', margin: '12px 0 0', paddingBlockStart: 0 } },
  }),
);
export const link = style(
  inPage({
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' } },
  }),
);
export const trade = style(
  inPage({
    gridColumn: '2',
    gridRow: '3',
    margin: 0,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.narrow]: { gridColumn: '3', gridRow: '2' } },
  }),
);
