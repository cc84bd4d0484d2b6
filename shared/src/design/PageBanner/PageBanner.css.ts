import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { widths } from '../../theme/widths.ts';
import { columns } from '../layout.css.ts';

/** The header's height and a breath: the banner begins under it. */
export const underHeader = { wide: 124, narrow: 92 };

export const banner = style(inShared({ position: 'relative', isolation: 'isolate', overflow: 'clip' }));
/** On paper the title may be the last: its letters hang below so tight a line, and only what lies beside the window is cut off. */
export const openBelow = style(inShared({ overflow: 'clip visible' }));
export const short = style(
  inShared({
    paddingBlockStart: underHeader.wide,
    '@media': { [widths.narrow]: { paddingBlockStart: underHeader.narrow } },
  }),
);
export const foot = style([
  columns,
  inShared({
    // The last lines of title and description are one line.
    alignItems: 'last baseline',
    rowGap: 20,
    marginBlockStart: 22,
  }),
]);
const titles = style(inShared({ margin: 0, '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } }));
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
      // Descenders hang below so tight a line.
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
      [widths.belowLarge]: { gridColumn: '1 / -1', maxInlineSize: '34em' },
      [widths.narrow]: { maxInlineSize: 'none' },
      // Under a title of the whole width. Said for wide windows only: a selector of its own would win on phones as well.
      [widths.large]: { selectors: { [`${title.display} + &`]: { gridColumn: '1 / 8' } } },
    },
  }),
);
