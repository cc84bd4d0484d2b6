import { globalStyle, style } from '@vanilla-extract/css';
import { carouselVars } from 'shared/carousel';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { countSlidesAway, drawingWidth, findPlaceOnIslands } from './placeNamesOnIslands.ts';
import { firstPlatform, rankingPlatforms } from './rankings.ts';

const streamHeight = { wide: 340, narrow: 260 };

export const intro = style(inPage({ margin: 0 }));
/** Contains the drawn stream with the platforms' names. Print hides it, because printed pages show the name above each list. */
export const stream = style(
  inPage({ position: 'relative', containerType: 'inline-size', '@media': { print: { display: 'none' } } }),
);
/** Drawing of the stream and its islands. It does not move; the platforms' names slide over it and stop on the islands. */
export const lens = style(
  inPage({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    inlineSize: '100%',
    blockSize: streamHeight.wide,
    objectFit: 'cover',
    maskImage: 'linear-gradient(#0000, #000 26%, #000 74%, #0000)',
    '@media': {
      [breakpoints.narrow]: { blockSize: streamHeight.narrow },
      '(forced-colors: active)': { display: 'none' },
    },
  }),
);
/** Slides per view by width, and the gap between slides (SPEC §9, achievements carousel). */
const perView = [
  [480, '1.5', '8px'],
  [640, '2', '10px'],
  [768, '2.5', '12px'],
  [900, '3', '12px'],
  [1024, '4', '14px'],
  [1200, '5', '16px'],
] as const;
export const carousel = style(
  inPage({
    justifyItems: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr)',
    vars: { [carouselVars.perView]: '1', [carouselVars.gap]: '8px' },
    '@media': Object.fromEntries(
      perView.map(([width, slides, gap]) => [
        `(width >= ${width}px)`,
        { vars: { [carouselVars.perView]: slides, [carouselVars.gap]: gap } },
      ]),
    ),
  }),
);
export const soundings = style([layout.wrap, inPage({ marginBlockStart: 'clamp(40px, 4.4vw, 72px)' })]);
export const sample = style(inPage({ marginBlockStart: 24 }));

globalStyle(
  `${carousel} [data-slide]`,
  inPage({
    display: 'grid',
    // `minmax(0, 1fr)` centres a name that is wider than its slide.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    blockSize: streamHeight.wide,
    '@media': { [breakpoints.narrow]: { blockSize: streamHeight.narrow } },
  }),
);
// On phones the arrows overlay the drawing, so that the dots have the whole width.
globalStyle(
  `${carousel} > :last-child > [data-step]`,
  inPage({
    '@media': {
      [breakpoints.narrow]: {
        position: 'absolute',
        insetBlockEnd: 'calc(100% + 122px)',
        background: tokens.surface.background,
      },
    },
  }),
);
globalStyle(
  `${carousel} > :last-child > [data-step="-1"]`,
  inPage({ '@media': { [breakpoints.narrow]: { insetInlineStart: 10 } } }),
);
globalStyle(
  `${carousel} > :last-child > [data-step="1"]`,
  inPage({ '@media': { [breakpoints.narrow]: { insetInlineEnd: 10 } } }),
);
globalStyle(
  `${carousel} > :last-child > ul`,
  inPage({ '@media': { [breakpoints.narrow]: { flex: '1 0 100%', flexWrap: 'nowrap' } } }),
);
globalStyle(
  `${carousel} > :last-child li`,
  inPage({
    '@media': { [breakpoints.narrow]: { flex: 1, display: 'grid', placeItems: 'center', minInlineSize: 0 } },
  }),
);
// Makes the dots narrower, so that nine of them fit the smallest phone.
globalStyle(
  `${carousel} > :last-child li > a`,
  inPage({ '@media': { [breakpoints.narrow]: { inlineSize: '100%', minInlineSize: 0 } } }),
);
// Places each name where the carousel's script will place it, so that none jumps. Without script all names are small.
const slideWidth = `(100cqi + ${carouselVars.gap}) / ${carouselVars.perView}`;
rankingPlatforms.forEach((_, index) => {
  const away = countSlidesAway(index, firstPlatform / rankingPlatforms.length, rankingPlatforms.length);
  const { at, scale } = findPlaceOnIslands(away, 0);
  globalStyle(
    `${carousel} [data-slide]:nth-child(${index + 1}) > *`,
    inPage({
      scale: String(scale),
      translate: `calc(${at / drawingWidth} * max(${drawingWidth}px, 100cqi) - ${away} * ${slideWidth})`,
      '@media': {
        [breakpoints.narrow]: { translate: 'none' },
        '(scripting: none)': { scale: '0.37', translate: 'none' },
      },
    }),
  );
});
