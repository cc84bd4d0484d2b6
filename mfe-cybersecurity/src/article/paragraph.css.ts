import { style } from '@vanilla-extract/css';
import { tokens, widths } from 'shared/design';
import { inPage } from './inPage.ts';

/** Running text: no longer than is read with ease, and never past the page's margin, as `keepsMargin` of `pageEdge.css.ts`. */
export const paragraph = style(
  inPage({
    margin: '1.15em 0 0',
    maxInlineSize: `min(${tokens.width.text}, 100% - ${tokens.space.margin})`,
    '@media': {
      [widths.belowLarge]: { maxInlineSize: tokens.width.text },
      print: { maxInlineSize: tokens.width.text },
    },
  }),
);
