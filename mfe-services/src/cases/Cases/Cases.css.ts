import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';

const moves = '(prefers-reduced-motion: no-preference)';

/** Negative margin that extends an element from the page's columns to the window's edge, also in windows wider than the page. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

// Reduces the section's title to the size of the cases' names.
globalStyle('#cases h2', inPage({ fontSize: tokens.size.title2, letterSpacing: '-0.025em' }));
globalStyle('#cases > :last-child', inPage({ marginBlockStart: 'clamp(28px, 2.8vw, 48px)' }));

export const one = style([layout.wrap, inPage({ display: 'block' })]);
export const two = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `56px ${tokens.space.gutter}`,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
]);
export const item = style(
  inPage({
    position: 'relative',
    '@media': {
      [breakpoints.large]: {
        selectors: {
          [`${one} > &`]: {
            display: 'grid',
            gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
            columnGap: tokens.space.gutter,
          },
        },
      },
    },
  }),
);
/** A single picture extends to the window's left edge; two extend to the left and the right edge. On phones each extends to both. */
export const picture = style(
  inPage({
    overflow: 'hidden',
    aspectRatio: '16 / 10',
    background: tokens.color.line,
    marginInline: beyond,
    '@media': {
      [breakpoints.medium]: {
        selectors: {
          [`${two} > :first-child > &`]: { marginInlineEnd: 0 },
          [`${two} > :last-child > &`]: { marginInlineStart: 0 },
        },
      },
      [breakpoints.large]: { selectors: { [`${one} > * > &`]: { gridColumn: '1 / 9', marginInlineEnd: 0 } } },
    },
  }),
);
export const crop = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    '@media': {
      [moves]: {
        transition: `scale 900ms ${tokens.ease.out}`,
        selectors: { [`${item}:is(:hover, :focus-within) &`]: { scale: '1.03' } },
      },
    },
  }),
);
/** Puts a case's name and category at the left and its figure at the right. Beside a single picture, the figure stands below the name. */
export const words = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.space.gutter,
    alignItems: 'baseline',
    paddingBlockStart: 20,
    '@media': {
      // Leaves a gap between the figure and the name of the case in the right column.
      [breakpoints.medium]: {
        selectors: { [`${two} > :first-child > &`]: { paddingInlineEnd: 'clamp(24px, 4vw, 72px)' } },
      },
      [breakpoints.large]: {
        selectors: {
          [`${one} > * > &`]: {
            gridColumn: '9 / 13',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gridTemplateRows: 'auto auto auto 1fr auto',
            paddingBlockStart: 0,
            paddingInlineStart: 'clamp(0px, 1.4vw, 24px)',
          },
        },
      },
    },
  }),
);
export const name = style(inPage({ margin: 0, fontSize: tokens.size.row, lineHeight: 0.98, letterSpacing: '-0.03em' }));
export const link = style(
  inPage({
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    selectors: { '&:focus-visible::after': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' } },
  }),
);
export const category = style(inPage({ margin: '20px 0 0', color: tokens.surface.quiet }));
/** Note about the case, between its category and its figure; on phones below both. */
export const made = style(
  inPage({
    gridColumn: '1 / -1',
    margin: '20px 0 0',
    maxInlineSize: '26em',
    '@media': { [breakpoints.large]: { gridRow: '3', fontSize: tokens.size.lead, lineHeight: 1.42 } },
  }),
);
export const figure = style(
  inPage({
    gridColumn: '2',
    gridRow: '1 / 3',
    display: 'grid',
    // Aligns the figure with the case's name, and the figure's label with the category.
    gridTemplateRows: 'subgrid',
    alignItems: 'baseline',
    justifyItems: 'end',
    margin: 0,
    textAlign: 'end',
    '@media': {
      [breakpoints.large]: {
        selectors: {
          [`${one} &`]: {
            gridColumn: '1',
            gridRow: '4',
            gridTemplateRows: 'none',
            alignSelf: 'end',
            justifyItems: 'start',
            rowGap: 18,
            textAlign: 'start',
          },
        },
      },
    },
  }),
);
export const value = style(
  inPage({
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.row,
    fontWeight: 300,
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
    wordSpacing: '0.05em',
    fontVariantNumeric: 'lining-nums',
    '@media': {
      [breakpoints.large]: {
        selectors: { [`${one} &`]: { fontSize: 'clamp(4.5rem, 8.2vw, 9rem)', lineHeight: 0.86 } },
      },
    },
  }),
);
export const label = style(
  inPage({
    marginBlockStart: 20,
    color: tokens.surface.quiet,
    '@media': { [breakpoints.large]: { selectors: { [`${one} &`]: { marginBlockStart: 0 } } } },
  }),
);
export const go = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    margin: '14px 0 0',
    fontWeight: 500,
    // Puts the link at the bottom of the text column, even if the case has no note.
    '@media': { [breakpoints.large]: { selectors: { [`${one} &`]: { gridRow: '5' } } } },
  }),
);
globalStyle(
  `${go} svg`,
  inPage({ '@media': { [moves]: { transition: `translate ${tokens.time.fast} ${tokens.ease.out}` } } }),
);
globalStyle(`${item}:is(:hover, :focus-within) ${go} svg`, inPage({ '@media': { [moves]: { translate: '6px 0' } } }));
