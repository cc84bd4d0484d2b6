import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { carouselVars } from './carouselVars.css.ts';

const perView = fallbackVar(carouselVars.perView, '1');
const gap = fallbackVar(carouselVars.gap, '0px');
/**
 * Scroll margin with which a link to a partly visible slide scrolls the row far enough. Otherwise the row shows only the slide's edge, and
 * scroll snapping moves it back. Slightly less than the width of the other visible slides.
 */
const beside = `95cqi * (1 - 1 / ${perView})`;

export const carousel = style(
  inShared({ position: 'relative', display: 'grid', gap: tokens.space.medium, minInlineSize: 0 }),
);

const before = '[data-hydrate="visible"]:not([data-ready])';

/** Without script, the visitor scrolls the row natively; once script runs, embla moves the slides. */
export const viewport = style(
  inShared({
    containerType: 'inline-size',
    overflowX: 'auto',
    overflowY: 'hidden',
    // Uses `proximity` without smooth scrolling. So a link to a slide shows the slide at once, before script runs.
    scrollSnapType: 'x proximity',
    selectors: { '[data-ready] > &': { overflow: 'hidden', scrollSnapType: 'none' } },
    // Hides the scrollbar: its height would disappear when script starts, and shift the layout.
    '@media': { '(scripting: enabled)': { scrollbarWidth: 'none' } },
  }),
);

// The negative margin removes the gap before the first slide. The gap is padding of each slide, so that a loop has it everywhere.
export const slides = style(
  inShared({
    display: 'flex',
    marginInlineStart: `calc(-1 * ${gap})`,
    touchAction: 'pan-y pinch-zoom',
    selectors: { [`${before} > * > &`]: { touchAction: 'auto' } },
    // Shows all slides on paper. `!important` overrides the inline transforms that embla sets.
    '@media': { print: { flexWrap: 'wrap', rowGap: 32, transform: 'none !important' } },
  }),
);
/** Centres the loop's first slide before script runs: the `lead` last slides stand left of it, and the row clips slides that do not fit. */
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
    // Leaves space above a slide that a fragment link scrolls to.
    scrollMarginBlockStart: '20vh',
    scrollSnapAlign: 'start',
    // Aligns the slide's content, not the gap before the slide, with the edge of the row.
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
/** A slide whose index is lower than that of the row's first slide. Until script runs, `order` moves it behind the loop's last slide. */
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
// Hides the arrows without script, because the current slide is then unknown. Only the dots remain.
globalStyle(`${controls} > [data-step]`, inShared({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const withDots = style(inShared({ justifyContent: 'center', columnGap: '16px' }));
/** The pause button. Invisible before script runs, but with its space, to prevent a layout shift. Not displayed without autoplay. */
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
