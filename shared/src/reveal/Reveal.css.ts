import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { tokens } from '../theme/tokens.css.ts';
import { revealTravel } from './shouldAwaitReveal.ts';

const moving = '(prefers-reduced-motion: no-preference)';

/** Hidden only while script says so, on a screen, and where motion is welcome. */
export const reveal = style(
  inShared({
    // Only entering takes time: without this a resized window would drag every length of the box along.
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

/** The footer's durations, 0.5 to 0.6 s (SPEC §9). */
export const size = styleVariants({ small: '500ms', large: tokens.time.in }, (transitionDuration) =>
  inShared({ transitionDuration }),
);

/** The stagger, 0.2 s a step (SPEC §9, footer). */
export const step = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3 }, (steps) =>
  inShared({ transitionDelay: `calc(${tokens.time.stagger} * ${steps})` }),
);
