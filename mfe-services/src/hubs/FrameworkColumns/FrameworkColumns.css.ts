import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { cardStreamStyle } from '../ServiceCard/cardStyles.ts';

// Removes the padding, so that banner and columns look like one dark area.
globalStyle('#cards', inPage({ paddingBlock: 0, overflowX: 'clip' }));

export const river = style([
  layout.wrap,
  inPage({ position: 'relative', '@media': { [breakpoints.belowLarge]: { paddingInline: 0 } } }),
]);
export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.belowLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(width < 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
/** Style of the stream's parts left of the first column and right of the last. Each is as large as the part in a column. */
const beyond = (outwards: string) =>
  ({
    position: 'absolute',
    insetBlockStart: cardStreamStyle.top,
    // One px less than a column, because a column also has a border at its left.
    inlineSize: `calc((100% - 2 * ${tokens.space.margin}) / 4 - 1px)`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    aspectRatio: cardStreamStyle.ratio,
    objectFit: 'cover',
    opacity: cardStreamStyle.opacity,
    // Fades the part out on very wide screens, where it ends before the window's edge.
    maskImage: `${cardStreamStyle.mask}, linear-gradient(to ${outwards}, #000 60%, #0000)`,
    maskComposite: 'intersect',
    '@media': {
      [breakpoints.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }) as const;
export const before = style(inPage({ ...beyond('left'), insetInlineEnd: `calc(100% - ${tokens.space.margin})` }));
export const after = style(inPage({ ...beyond('right'), insetInlineStart: `calc(100% - ${tokens.space.margin})` }));
/** Introduction below the banner. Little padding above keeps its first lines in the first screen. */
export const intro = style([layout.wrap, inPage({ paddingBlock: '20px clamp(48px, 5vw, 80px)' })]);
export const paragraph = style(
  inPage({
    margin: 0,
    maxInlineSize: '34em',
    fontFamily: tokens.font.heading,
    fontSize: tokens.size.quote,
    fontWeight: 300,
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
  }),
);
