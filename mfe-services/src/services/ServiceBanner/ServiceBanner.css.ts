import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layers, layout, tokens, widths } from 'shared/design';
import type { BanneredKey } from './bannerDrawings.ts';
import { lettersEnd } from './lettersEnd.ts';
import { waters } from './waters.ts';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

/** Columns side by side, but close together. */
const large = '(1024px <= width < 1280px)';

/** On phones the letters stand between the way to the page, which may be two lines, and the title. */
const narrowArt = { top: 126, height: 316, crumbs: 54 };
/** Close together the way to the page reaches the letters, so they stand lower, and the words at the foot lower still. */
const largeArt = { start: 46, end: 122, lettersEnd: 0.67, banner: 688 };
const mediumArt = { top: 132, height: 320, start: '24%', banner: 640 };

/** Beside the way to the page nothing is bright, but the first letter is already; below the letters, where words stand, a fifth at most. */
const besideTitle = 'linear-gradient(90deg, #0002 0, #0003 36%, #000 46%)';

/** Quiet behind the header, too. On the widest windows, where the drawing is cut above and below, letters are whole as well. */
const aboveFoot = (end: number) =>
  `linear-gradient(#0000 4%, #0003 8.5%, #000 12%, #000 ${end * 100 + 2}%, #0003 ${end * 100 + 5}%)`;

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
        overflow: 'clip',
        maskImage: 'linear-gradient(#0000 2%, #000 14%, #000 90%, #0000)',
      },
    },
  }),
);
globalStyle(`${art} img`, inPage({ objectPosition: '100% 50%' }));

/**
 * How high a drawing is on a phone of 390 pixels, so that its letters are as wide as the phone lets them be. Up to there it grows with the window;
 * from there on it stays, but always reaches from edge to edge.
 */
const heights: Readonly<Record<BanneredKey, number>> = {
  'cms-framework': 400,
  laravel: 420,
  'marketing-strategy': 360,
  opencart: 389,
  ppc: 352,
  seo: 340,
  smm: 346,
  symfony: 396,
  wordpress: 425,
};
/** Where the middle of the letters is, in parts of a drawing's height. */
const lettersMiddle = 0.4;

/** The fairway as a mask, which its banner names: where the water fades for the sake of words, the one line that gets through goes on whole. */
const fairwayMask = 'var(--fairway)';
const faded = (foot: number) => ({ maskImage: `${fairwayMask}, ${besideTitle}, ${aboveFoot(foot)}` });
globalStyle(
  `${art}[data-letters]`,
  inPage({
    '@media': {
      [widths.large]: {
        ...faded(lettersEnd),
        maskComposite: 'add, intersect',
        maskPosition: '100% 50%, 0 0, 0 0',
        maskSize: 'cover, auto, auto',
      },
      [large]: faded(largeArt.lettersEnd),
    },
  }),
);
for (const [service, height] of Object.entries(heights)) {
  // Drawing and answering water lie in the same place.
  globalStyle(
    `${art}[data-letters='${service}'] :is(img, span)`,
    inPage({
      '@media': {
        [widths.narrow]: {
          '--high': `max(51vw, min(${height}px, ${Math.round((height / 390) * 1000) / 10}vw))`,
          inset: `calc(50% - ${lettersMiddle} * var(--high)) 0 auto auto`,
          blockSize: 'var(--high)',
          inlineSize: 'calc(2 * var(--high))',
        },
      },
    }),
  );
}
const lit = createVar();
const deep = createVar();
// Each glows in its own colour where the letters are, and is the site's dark water under the header, beside the way to the page and at its foot.
globalStyle(
  `${art} ~ div::before`,
  inPage({
    background: `linear-gradient(${tokens.surface.background}, #0000 150px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(58% 84% at 74% 42%, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 92%)`,
    '@media': {
      [widths.narrow]: {
        background: `linear-gradient(${tokens.surface.background}, #0000 ${narrowArt.top + 40}px calc(100% - 190px), ${tokens.surface.background}), radial-gradient(110% 54% at 62% 42%, ${lit} 0, ${deep} 50%, ${tokens.surface.background} 96%)`,
      },
    },
  }),
);
for (const [service, water] of Object.entries(waters))
  globalStyle(`${art}[data-letters='${service}'] ~ div`, inPage({ vars: { [lit]: water.lit, [deep]: water.deep } }));
// There the banner is as high as letters and words need one above the other.
globalStyle(
  `${art} ~ div`,
  inPage({
    '@media': {
      [large]: { minBlockSize: largeArt.banner },
      [widths.belowLarge]: { minBlockSize: mediumArt.banner },
      [widths.narrow]: { minBlockSize: 0 },
    },
  }),
);
// On phones letters and title are as far from each other on every page, however long the words are.
globalStyle(`${art} ~ div > nav`, inPage({ '@media': { [widths.narrow]: { minBlockSize: narrowArt.crumbs } } }));
globalStyle(
  `${art} ~ div > :nth-child(2)`,
  inPage({ '@media': { [widths.narrow]: { marginBlockStart: narrowArt.height - 18 } } }),
);
// The first line of what it is about stands on the title's last, and the others hang below: nothing of it is in the fairway's way.
globalStyle(
  `${art} ~ div p`,
  inPage({
    '@media': {
      [widths.large]: {
        alignSelf: 'end',
        blockSize: '1lh',
        marginBlockEnd: `calc(0.0925 * ${tokens.size.banner} - 0.257lh)`,
        paddingBlockEnd: 0,
      },
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
