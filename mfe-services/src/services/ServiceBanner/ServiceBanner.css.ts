import { globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, widths } from 'shared/design';
import { lettersEnd } from './lettersEnd.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Columns side by side, but close together. */
const large = '(1024px <= width < 1280px)';

/** Where the title takes the whole width, the letters stand above it, and under the way to the page, which may be two lines. */
const narrowArt = { top: 136, height: 300, banner: 700 };
/** Close together the way to the page reaches the letters, so they stand lower, and the words at the foot lower still. */
const largeArt = { start: 46, end: 122, lettersEnd: 0.67, banner: 688 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 640 };

/** Beside the way to the page and the title nothing is bright; below the letters, where words stand, a fifth at most. */
const besideTitle = 'linear-gradient(90deg, #0002 0, #0003 34%, #000 52%)';

const aboveFoot = (end: number) =>
  `linear-gradient(#0000 5%, #0003 10%, #000 16%, #000 ${end * 100}%, #0003 ${end * 100 + 4}%)`;

export const art = style(
  inPage({
    position: 'absolute',
    zIndex: -1,
    // The letters' last line keeps clear of the words at the foot.
    inset: '-18px 0 18px',
    pointerEvents: 'none',
    // The letters are whole: they end above what stands at the foot.
    maskImage: `${besideTitle}, ${aboveFoot(lettersEnd)}`,
    maskComposite: 'intersect',
    '@media': {
      [large]: {
        insetBlock: `${largeArt.start}px ${largeArt.end}px`,
        // As wide as the window the drawing is higher than its place.
        maskImage: `${besideTitle}, ${aboveFoot(largeArt.lettersEnd)}`,
      },
      [widths.belowLarge]: {
        inset: `${mediumArt.top}px 0 auto ${mediumArt.start}`,
        blockSize: mediumArt.height,
        maskImage:
          'linear-gradient(90deg, #0000, #0003 20%, #000 46%), linear-gradient(#0000, #000 12%, #000 80%, #0000)',
      },
      [widths.narrow]: {
        inset: `${narrowArt.top}px 0 auto`,
        blockSize: narrowArt.height,
        maskImage: 'linear-gradient(#0000 2%, #000 16%, #000 76%, #0000 98%)',
      },
    },
  }),
);
globalStyle(
  `${art} img`,
  inPage({ objectPosition: '100% 50%', '@media': { [widths.narrow]: { objectPosition: '99% 50%' } } }),
);
// There the banner is as high as letters and words need one above the other.
globalStyle(
  `${art} ~ div`,
  inPage({
    '@media': {
      [large]: { minBlockSize: largeArt.banner },
      [widths.belowLarge]: { minBlockSize: mediumArt.banner },
      [widths.narrow]: { minBlockSize: narrowArt.banner },
    },
  }),
);
/** Under the heading, at the left: what leads on. */
export const order = style([
  layout.columns,
  inPage({ marginBlockStart: 40, '@media': { [widths.narrow]: { marginBlockStart: 28 } } }),
]);
export const orderPlace = style(
  inPage({
    gridColumn: '1 / 9',
    display: 'grid',
    justifyContent: 'start',
    '@media': {
      [widths.belowLarge]: { gridColumn: '1 / -1' },
      [widths.narrow]: { justifyContent: 'stretch' },
    },
  }),
);
