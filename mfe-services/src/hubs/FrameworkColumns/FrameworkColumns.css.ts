import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { cardStreamStyle } from '../ServiceCard/cardStyles.ts';

// Without padding, banner and columns form one dark area.
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
/** Part of the stream between the columns and the window's edge, as large as the part in a column. */
const beyond = (outwards: string) =>
  ({
    position: 'absolute',
    insetBlockStart: cardStreamStyle.top,
    // A column has a rule of 1 px at its left, which this part lacks.
    inlineSize: `calc((100% - 2 * ${tokens.space.margin}) / 4 - 1px)`,
    maxInlineSize: 'none',
    blockSize: 'auto',
    aspectRatio: cardStreamStyle.ratio,
    objectFit: 'cover',
    opacity: cardStreamStyle.opacity,
    // Fades out on very wide screens, where it does not reach the window's edge.
    maskImage: `${cardStreamStyle.mask}, linear-gradient(to ${outwards}, #000 60%, #0000)`,
    maskComposite: 'intersect',
    '@media': {
      [breakpoints.belowLarge]: { display: 'none' },
      '(forced-colors: active)': { display: 'none' },
    },
  }) as const;
export const before = style(inPage({ ...beyond('left'), insetInlineEnd: `calc(100% - ${tokens.space.margin})` }));
export const after = style(inPage({ ...beyond('right'), insetInlineStart: `calc(100% - ${tokens.space.margin})` }));
/** Small padding above: the banner's water reaches down to it, and its first lines belong to the first screen. */
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
