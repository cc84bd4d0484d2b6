import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { tokens } from '../theme/tokens.css.ts';
import { revealTravel } from './shouldAwaitReveal.ts';

const moving = '(prefers-reduced-motion: no-preference)';

/** Hides an element while script sets `data-reveal="waiting"`, only on screens without reduced motion. */
export const reveal = style(
  inShared({
    // Turns transitions off before and after the reveal. Otherwise changes of size would be animated when the visitor resizes the window.
    transitionProperty: 'none',
    '@media': {
      [`screen and ${moving}`]: {
        selectors: {
          '&[data-reveal="waiting"]': { opacity: 0, transform: `translateY(${revealTravel}px)` },
          '&[data-reveal="revealed"]': {
            transitionProperty: 'opacity, transform',
            transitionTimingFunction: tokens.ease.out,
          },
        },
      },
    },
  }),
);

/** Durations of a reveal: `small` 0.5 s, `large` 0.6 s (SPEC §9, footer). */
export const size = styleVariants({ small: '500ms', large: tokens.time.in }, (transitionDuration) =>
  inShared({ transitionDuration }),
);

/** Delays elements that are revealed one after another, by 0.2 s for each step (SPEC §9, footer). */
export const step = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3 }, (steps) =>
  inShared({ transitionDelay: `calc(${tokens.time.stagger} * ${steps})` }),
);
