import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { marqueeVars } from './marqueeVars.css.ts';

const gap = fallbackVar(marqueeVars.gap, '1rem');
const duration = fallbackVar(marqueeVars.duration, '40s');
const still = '(prefers-reduced-motion: reduce)';

const along = keyframes({ to: { transform: `translateX(calc(-100% - ${gap}))` } });
const down = keyframes({ to: { transform: `translateY(calc(-100% - ${gap}))` } });

export const marquee = style({ '@layer': { [shared]: { display: 'grid', gap: tokens.space.medium } } });

/** A row that scrolls, until script sets it going. */
export const row = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      gap,
      overflow: 'auto',
      selectors: { '&[data-marquee]': { overflow: 'hidden' } },
      '@media': {
        // The bar would take its height away again when the row starts to run.
        '(scripting: enabled)': { scrollbarWidth: 'none' },
        [still]: { selectors: { '&[data-marquee]': { overflow: 'auto' } } },
      },
    },
  },
});

export const direction = styleVariants({ horizontal: 'row', vertical: 'column' } as const, (flexDirection) => ({
  '@layer': { [shared]: { flexDirection } },
}));

export const group = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      flexDirection: 'inherit',
      flexShrink: 0,
      gap,
      selectors: {
        '[data-marquee] > &': { animation: `${along} ${duration} linear infinite` },
        [`${direction.vertical}[data-marquee] > &`]: { animationName: down },
        '[data-marquee~="reverse"] > &': { animationDirection: 'reverse' },
        '[data-marquee~="paused"] > &, [data-marquee~="hover"]:hover > &': { animationPlayState: 'paused' },
        '[data-marquee]:focus-visible > &, [data-marquee]:has(:focus-visible) > &': { animationPlayState: 'paused' },
      },
      '@media': { [still]: { selectors: { '[data-marquee] > &': { animation: 'none' } } } },
    },
  },
});

/** The repeats fill the space behind the first, and are there only while it runs. */
export const copy = style({
  '@layer': {
    [shared]: {
      display: 'none',
      selectors: { '[data-marquee] > &': { display: 'flex' } },
      '@media': { [still]: { selectors: { '[data-marquee] > &': { display: 'none' } } } },
    },
  },
});

/** Its space is kept before it can do anything. */
export const control = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      justifyContent: 'end',
      visibility: 'hidden',
      selectors: { '[data-marquee] + &': { visibility: 'visible' } },
      '@media': { [still]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
    },
  },
});
