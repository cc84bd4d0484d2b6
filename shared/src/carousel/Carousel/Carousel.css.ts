import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { carouselVars } from './carouselVars.css.ts';

const perView = fallbackVar(carouselVars.perView, '1');
const gap = fallbackVar(carouselVars.gap, '0px');
/**
 * A little less than the row shows beside one slide. It is the scroll margin of a slide: without it a link to a slide that peeks in would
 * scroll the row by that slide's edge alone, and the row would snap back.
 */
const beside = `95cqi * (1 - 1 / ${perView})`;

export const carousel = style(
  inShared({ position: 'relative', display: 'grid', gap: tokens.space.medium, minInlineSize: 0 }),
);

const before = '[data-hydrate="visible"]:not([data-ready])';

/** Before script a row that scrolls; then embla moves the slides. */
export const viewport = style(
  inShared({
    containerType: 'inline-size',
    overflowX: 'auto',
    overflowY: 'hidden',
    // A place to come to rest, and no way there: what is pressed meanwhile is there at once.
    scrollSnapType: 'x proximity',
    selectors: { '[data-ready] > &': { overflow: 'hidden', scrollSnapType: 'none' } },
    // The bar would take its height away again when script runs.
    '@media': { '(scripting: enabled)': { scrollbarWidth: 'none' } },
  }),
);

// The gap is each slide's own, so that it is there also between the last slide and the first of a loop.
export const slides = style(
  inShared({
    display: 'flex',
    marginInlineStart: `calc(-1 * ${gap})`,
    touchAction: 'pan-y pinch-zoom',
    selectors: { [`${before} > * > &`]: { touchAction: 'auto' } },
    // On paper nothing turns: all of them stand there. What moves them on a screen writes into their own styles.
    '@media': { print: { flexWrap: 'wrap', rowGap: 32, transform: 'none !important' } },
  }),
);
/** A loop begins in its middle: the slide it begins at stands behind so many others, which are cut off as far as they do not fit. */
export const centred = styleVariants({ 1: 1, 2: 2, 3: 3 }, (lead) => [
  slides,
  inShared({
    '@media': {
      'screen and (scripting: enabled)': {
        selectors: {
          [`${before} > * > &`]: {
            inlineSize: `calc(100% + ${gap})`,
            marginInlineStart: `calc(50% - ${gap} / 2 - ${lead + 0.5} * (100% + ${gap}) / ${perView})`,
          },
        },
      },
    },
  }),
]);
export const slide = style(
  inShared({
    flex: `0 0 calc(100% / ${perView})`,
    minInlineSize: 0,
    paddingInlineStart: gap,
    // Whoever is led to it by its address sees it in the window, and not at its very edge.
    scrollMarginBlockStart: '20vh',
    scrollSnapAlign: 'start',
    // What is in it is aligned, and not its gap.
    scrollMarginInline: `calc(-1 * ${gap}) calc(${beside})`,
    '@media': { print: { transform: 'none !important' } },
    selectors: {
      [`${centred[1]} > &, ${centred[2]} > &, ${centred[3]} > &`]: {
        scrollMarginInline: `calc(${beside} / 2 - ${gap}) calc(${beside} / 2)`,
        scrollSnapAlign: 'center',
      },
    },
  }),
);
/** It stands before the slide that a loop begins at, when all of it has gone round. */
export const laterSlide = style([
  slide,
  inShared({
    '@media': { '(scripting: enabled)': { selectors: { [`${before} > * > * > &`]: { order: 1 } } } },
  }),
]);

export const controls = style(
  inShared({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.space.small,
    minBlockSize: '48px',
  }),
);
// Without script nobody knows which slide is shown: the dots alone lead on.
globalStyle(`${controls} > [data-step]`, inShared({ '@media': { '(scripting: none)': { display: 'none' } } }));
/** Between the arrows, in the middle. Where there is no space for all, the dots have a row of their own. */
export const withDots = style(inShared({ justifyContent: 'center', columnGap: '16px' }));
/** Its space is kept before it can do anything, unless there will be nothing to do. */
export const pause = style(
  inShared({
    display: 'flex',
    selectors: { [`${before} &`]: { visibility: 'hidden' } },
    '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' }, '(scripting: none)': { display: 'none' } },
  }),
);
export const count = style(
  inShared({
    marginInlineStart: tokens.space.small,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
