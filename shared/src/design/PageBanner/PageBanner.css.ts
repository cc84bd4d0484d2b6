import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { columns } from '../layout.css.ts';

/** Top padding of a banner in pixels: the height of the header, which covers the banner's top, and a gap. */
export const underHeader = { wide: 124, narrow: 92 };

export const banner = style(inShared({ position: 'relative', isolation: 'isolate', overflow: 'clip' }));
/** Clips only at the sides. The title has so small a line height that descenders of its last line extend below the banner. */
export const openBelow = style(inShared({ overflow: 'clip visible' }));
export const short = style(
  inShared({
    paddingBlockStart: underHeader.wide,
    '@media': { [breakpoints.narrow]: { paddingBlockStart: underHeader.narrow } },
  }),
);
export const foot = style([
  columns,
  inShared({
    alignItems: 'last baseline',
    rowGap: 20,
    marginBlockStart: 22,
  }),
]);
const titles = style(inShared({ margin: 0, '@media': { [breakpoints.belowLarge]: { gridColumn: '1 / -1' } } }));
export const title = styleVariants({
  banner: [
    titles,
    inShared({
      gridColumn: '1 / 9',
      fontSize: tokens.size.banner,
      lineHeight: 0.99,
      letterSpacing: '-0.035em',
    }),
  ],
  display: [
    titles,
    inShared({
      gridColumn: '1 / -1',
      // Leaves space for descenders, which overflow the title because of its small line height.
      marginBlockEnd: 16,
      fontSize: tokens.size.display,
      lineHeight: 0.96,
      letterSpacing: '-0.04em',
    }),
  ],
});
export const description = style(
  inShared({
    gridColumn: '9 / 13',
    margin: 0,
    paddingBlockEnd: '0.35em',
    fontSize: tokens.size.lead,
    lineHeight: 1.42,
    '@media': {
      [breakpoints.belowLarge]: { gridColumn: '1 / -1', maxInlineSize: '34em' },
      [breakpoints.narrow]: { maxInlineSize: 'none' },
      // Limits this rule to wide viewports, because its specificity would override the narrow layout above.
      [breakpoints.large]: { selectors: { [`${title.display} + &`]: { gridColumn: '1 / 8' } } },
    },
  }),
);
