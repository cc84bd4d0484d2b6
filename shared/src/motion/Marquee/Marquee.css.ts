import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as round from '../../design/RoundButton/RoundButton.css.ts';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { marqueeVars } from './marqueeVars.css.ts';

const gap = fallbackVar(marqueeVars.gap, '1rem');
const duration = fallbackVar(marqueeVars.duration, '40s');
const still = '(prefers-reduced-motion: reduce)';
const moving = '(prefers-reduced-motion: no-preference)';

/** Moves the row by the length of its content. At the start, the first copy is just outside the row, and the original fills the row. */
const passing = (axis: 'X' | 'Y') =>
  keyframes({
    from: { transform: `translate${axis}(calc(-100% - ${gap}))` },
    to: { transform: `translate${axis}(calc(-200% - 2 * ${gap}))` },
  });
const along = passing('X');
const down = passing('Y');

export const marquee = style(inShared({ display: 'grid', gap: tokens.space.medium }));
const paused = `${marquee}:has(:checked)`;

const row = style(
  inShared({
    display: 'flex',
    gap,
    overflow: 'auto',
    selectors: { '&:has(> [inert])': { '@media': { [moving]: { overflow: 'hidden' } } } },
  }),
);
/** Selects a row that moves: script has added copies (`inert`). `:where` adds no specificity, so later rules can stop the animation. */
const runs = `${row}:where(:has(> [inert]))`;
export const direction = styleVariants({ horizontal: 'row', vertical: 'column' } as const, (flexDirection) => [
  row,
  inShared({ flexDirection }),
]);
export const reverse = style({});
export const pausedByHover = style({});

export const group = style(
  inShared({
    display: 'flex',
    flexDirection: 'inherit',
    flexShrink: 0,
    gap,
    selectors: {
      [`${runs} > &`]: { '@media': { [moving]: { animation: `${along} ${duration} linear infinite` } } },
      [`${direction.vertical} > &`]: { animationName: down },
      [`${reverse} > &`]: { animationDirection: 'reverse' },
      [`${paused} &, ${pausedByHover}:hover > &`]: { animationPlayState: 'paused' },
      [`${row}:focus-visible > &, ${row}:has(:focus-visible) > &`]: { animationPlayState: 'paused' },
    },
    // Shows the content once on paper, without animation.
    '@media': { print: { animation: 'none !important', flexWrap: 'wrap', flexShrink: 1, rowGap: 24 } },
  }),
);

/** Copies fill the space before and after the original content. Reduced motion and print hide them. */
export const copy = style([group, inShared({ '@media': { [`${still}, print`]: { display: 'none' } } })]);

export const control = style(
  inShared({
    display: 'flex',
    justifyContent: 'end',
    visibility: 'hidden',
    selectors: { [`${runs} + &`]: { visibility: 'visible' } },
    '@media': { [`${still}, print`]: { display: 'none' } },
  }),
);
export const pause = style([
  round.button,
  inShared({
    position: 'relative',
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
    },
  }),
]);
export const whileRunning = style(inShared({ selectors: { [`${paused} &`]: { display: 'none' } } }));
export const whilePaused = style(inShared({ display: 'none', selectors: { [`${paused} &`]: { display: 'block' } } }));
