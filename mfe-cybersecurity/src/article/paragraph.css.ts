import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { computeColumnsWidth } from './columns.ts';

/** Running text of readable width. Beside the table of contents it ends two columns before the page's margin. */
export const paragraph = style(
  inPage({
    margin: '1.15em 0 0',
    maxInlineSize: `min(${tokens.width.text}, ${computeColumnsWidth(6, `100% - ${tokens.space.margin}`)})`,
    '@media': {
      // A larger font in wide windows, for long reading from a distance.
      [breakpoints.large]: { fontSize: 'clamp(1.0625rem, 0.85rem + 0.4vw, 1.25rem)' },
      [breakpoints.belowLarge]: { maxInlineSize: tokens.width.text },
      print: { maxInlineSize: tokens.width.text },
    },
  }),
);
