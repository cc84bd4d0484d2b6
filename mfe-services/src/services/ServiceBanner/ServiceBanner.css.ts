import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Columns side by side, but close together. */
const large = '(1024px <= width < 1280px)';

/** Where the title takes the whole width, the letters stand above it, and under the way to the page. */
const narrowArt = { top: 92, height: 346, banner: 704 };
const largeArt = { end: 80, banner: 600 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 640 };

export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    pointerEvents: 'none',
    // The order makes the words begin higher than a banner without one has them.
    maskImage: 'linear-gradient(#000 50%, #0003 67%)',
    '@media': {
      [large]: { insetBlockEnd: largeArt.end },
      [widths.belowLarge]: {
        inset: `${mediumArt.top}px 0 auto ${mediumArt.start}`,
        blockSize: mediumArt.height,
        maskImage: 'linear-gradient(90deg, #0000, #000 26%)',
      },
      [widths.narrow]: {
        inset: `${narrowArt.top}px 0 auto`,
        blockSize: narrowArt.height,
        maskImage: 'none',
      },
    },
  }),
);
// There the banner is as high as letters and words need one above the other.
globalStyle(
  `${art} + div`,
  inPage({
    '@media': {
      [large]: { minBlockSize: largeArt.banner },
      [widths.belowLarge]: { minBlockSize: mediumArt.banner },
      [widths.narrow]: { minBlockSize: narrowArt.banner },
    },
  }),
);
/** Under the description: what leads on stands in one column with what it is about. */
export const order = style([
  layout.columns,
  inPage({ marginBlockStart: 24, '@media': { [widths.narrow]: { marginBlockStart: 28 } } }),
]);
export const orderPlace = style(
  inPage({
    gridColumn: '9 / 13',
    display: 'grid',
    justifyContent: 'start',
    '@media': {
      [widths.belowLarge]: { gridColumn: '1 / -1' },
      [widths.narrow]: { justifyContent: 'stretch' },
    },
  }),
);
