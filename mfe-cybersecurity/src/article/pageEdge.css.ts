import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Negative margin that extends a block across the page's margin to the window's edge. */
export const pastMargins = `calc(-1 * ${tokens.space.margin})`;
/** Extends the text column and the diagrams to the window's edge. Padding keeps text at the page's margin. */
export const toEdge = style(
  inPage({
    gridColumn: '5 / 13',
    minInlineSize: 0,
    marginInlineEnd: pastMargins,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1', marginInlineEnd: 0 },
      print: { marginInlineEnd: 0 },
    },
  }),
);
export const keepsMargin = style(
  inPage({
    maxInlineSize: `calc(100% - ${tokens.space.margin})`,
    '@media': { [breakpoints.belowLarge]: { maxInlineSize: 'none' }, print: { maxInlineSize: 'none' } },
  }),
);
