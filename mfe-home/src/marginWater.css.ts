import { style } from '@vanilla-extract/css';
import { layers, widths } from 'shared/design';

/** On a phone: how wide the drawing is, and how high the strip of it. */
const strip = { inline: 900, block: 96 };

/** Quiet water on paper behind a page's title, of the banner's size; each page says where it shows. A phone has no room there: a strip of it passes over the title. */
export const marginWater = style({
  '@layer': {
    [layers.page]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      maskComposite: 'intersect',
      pointerEvents: 'none',
      '@media': {
        [widths.narrow]: {
          position: 'static',
          inlineSize: strip.inline,
          maxInlineSize: 'none',
          blockSize: strip.block,
          // The banner's first line stands clear of the header; the strip takes that room.
          margin: `72px 0 -76px calc(100% - ${strip.inline}px)`,
        },
        '(forced-colors: active)': { display: 'none' },
      },
    },
  },
});
