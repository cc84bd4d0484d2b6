import { fallbackVar, style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { carouselVars } from './carouselVars.css.ts';

const perView = fallbackVar(carouselVars.perView, '1');
const gap = fallbackVar(carouselVars.gap, '0px');

export const carousel = style({
  '@layer': { [shared]: { position: 'relative', display: 'grid', gap: tokens.space.medium, minInlineSize: 0 } },
});

/** Before script a row that scrolls; then embla moves the slides. */
export const viewport = style({
  '@layer': {
    [shared]: {
      overflowX: 'auto',
      overflowY: 'hidden',
      selectors: { '[data-ready] > &': { overflow: 'hidden' } },
      '@media': {
        // The bar would take its height away again when script runs.
        '(scripting: enabled)': { scrollbarWidth: 'none' },
        // With script it would scroll after the slide that embla moves.
        '(scripting: none)': { scrollSnapType: 'x proximity' },
      },
    },
  },
});

// The gap is each slide's own, so that it is there also between the last slide and the first of a loop.
export const slides = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      marginInlineStart: `calc(-1 * ${gap})`,
      touchAction: 'pan-y pinch-zoom',
      selectors: { ':not([data-ready]) > * > &': { touchAction: 'auto' } },
    },
  },
});
export const slide = style({
  '@layer': {
    [shared]: {
      flex: `0 0 calc(100% / ${perView})`,
      minInlineSize: 0,
      paddingInlineStart: gap,
      scrollSnapAlign: 'start',
    },
  },
});

/** Its space is kept before it can do anything. */
export const controls = style({
  '@layer': {
    [shared]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: tokens.space.small,
      minBlockSize: '48px',
      visibility: 'hidden',
      selectors: { '[data-ready] > &': { visibility: 'visible' } },
      '@media': { '(scripting: none)': { display: 'none' } },
    },
  },
});
/** Between the arrows, in the middle. Where there is no space for all, the dots have a row of their own. */
export const withDots = style({ '@layer': { [shared]: { justifyContent: 'center', columnGap: '16px' } } });
export const count = style({
  '@layer': {
    [shared]: {
      marginInlineStart: tokens.space.small,
      color: tokens.surface.quiet,
      fontSize: tokens.size.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
