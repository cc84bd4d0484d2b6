import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { projectListLabelStyle, projectListPointStyle } from '../projectListStyles.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: tokens.space.gutter,
};
/** Size in px of the logo from which the tree starts. The trunk (a vertical line) begins at the logo's centre. */
const signSize = 40;
const trunk = `1.5px solid ${tokens.surface.text}`;
const indent = { wide: 84, narrow: 38 };
/** Height of the large drawing, and of the list of five rows beside it, which must match. */
const canvasHigh = 'clamp(410px, 41vw, 660px)';
/** Negative margin that extends an element from the page's columns to the window's edge. */
const beyond = `calc(-1 * max(${tokens.space.margin}, (100vw - ${tokens.width.page}) / 2 + ${tokens.space.margin}))`;

export const texts = style(
  inPage({
    ...columns,
    rowGap: '0.9em',
    fontSize: tokens.size.lead,
    lineHeight: 1.5,
  }),
);
export const text = style(
  inPage({
    gridColumn: 'span 6',
    margin: 0,
    paddingInlineEnd: 'clamp(0px, 3vw, 56px)',
    '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1', paddingInlineEnd: 0 } },
  }),
);
export const tree = style(
  inPage({
    ...columns,
    position: 'relative',
    marginBlockStart: 'clamp(36px, 3.6vw, 64px)',
  }),
);
export const root = style(
  inPage({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    gap: 20,
    margin: 0,
    ...projectListLabelStyle,
    '@media': { [breakpoints.large]: { gridColumn: '1 / 7' } },
  }),
);
export const sign = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: signSize,
    blockSize: signSize,
    borderRadius: tokens.radius.picture,
    color: tokens.color.white,
    background: tokens.color.ink,
    fontSize: 24,
  }),
);
/** The drawing fills the space from the rows to the window's right edge. */
export const canvas = style(
  inPage({
    gridColumn: '6 / 13',
    gridRow: 2,
    // Makes the drawing as high as the list beside it, because each drawn line must start at its row.
    inlineSize: 'auto',
    maxInlineSize: `calc(100% - ${beyond})`,
    blockSize: '100%',
    objectFit: 'contain',
    objectPosition: '0 50%',
    maskImage:
      'linear-gradient(90deg, #0000, #000 8%, #000 86%, #0000), linear-gradient(#0000, #000 8%, #000 92%, #0000)',
    maskComposite: 'intersect',
    '@media': { [breakpoints.belowLarge]: { display: 'none' } },
  }),
);
export const rows = style(
  inPage({
    gridColumn: '1 / -1',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.large]: {
        gridColumn: '1 / 6',
        gridRow: 2,
        display: 'grid',
        gridAutoRows: '1fr',
        minBlockSize: canvasHigh,
      },
    },
  }),
);
/** A row of the list: a branch of the tree. A horizontal line leads from its text into the drawing. */
export const row = style(
  inPage({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    paddingInlineStart: indent.narrow,
    '@media': {
      [breakpoints.large]: {
        gap: 16,
        paddingInlineStart: indent.wide,
        // Extends the row's line beyond the row, into the part of the drawing that fades in.
        marginInlineEnd: `calc(-1 * ${tokens.space.gutter} - 4.2vw)`,
        '::before': { inlineSize: indent.wide - signSize / 2 - 16 },
        '::after': { content: '""', flex: '1 0 calc(20px + 4.2vw)', borderBlockStart: trunk },
      },
      [breakpoints.belowLarge]: { justifyContent: 'space-between', minBlockSize: 112, paddingBlock: 10 },
    },
    // Draws the trunk (the vertical line) as a background. In the last row it ends half-way down.
    background: `linear-gradient(${tokens.surface.text}, ${tokens.surface.text}) ${signSize / 2 - 1}px 0 / 1.5px 100% no-repeat`,
    selectors: { '&:last-child': { backgroundSize: '1.5px 50%' } },
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: signSize / 2 - 1,
      inlineSize: indent.narrow - signSize / 2 - 8,
      borderBlockStart: trunk,
    },
  }),
);
export const point = style(
  inPage({
    flex: '0 1 auto',
    ...projectListPointStyle,
    textWrap: 'balance',
    '@media': { [breakpoints.large]: { fontSize: 'clamp(1.125rem, 0.35rem + 1.2vw, 1.625rem)' } },
  }),
);
/** Small drawing of a page in each row, in windows too narrow for the large drawing. */
export const page = style(
  inPage({
    position: 'relative',
    flex: 'none',
    // A narrower drawing on the smallest phones leaves room for a long word.
    inlineSize: 'clamp(60px, 40vw - 66px, 91px)',
    aspectRatio: '112 / 104',
    overflow: 'clip',
    '@media': { [breakpoints.large]: { display: 'none' } },
  }),
);
export const strip = style(
  inPage({ position: 'absolute', insetInlineStart: 0, inlineSize: '100%', maxInlineSize: 'none', blockSize: '500%' }),
);
export const closing = style(
  inPage({
    gridColumn: '1 / -1',
    margin: '28px 0 0',
    maxInlineSize: '46em',
    color: tokens.surface.quiet,
    '@media': { [breakpoints.large]: { gridColumn: '1 / 8', marginBlockStart: 36, paddingInlineStart: indent.wide } },
  }),
);
