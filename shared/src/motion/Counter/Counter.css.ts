import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { countVar } from './countVar.css.ts';

/** The counter runs only on screens without reduced motion and forced colours. Otherwise its final value is visible. */
const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** While it runs, its text is transparent, and a pseudo-element, which screen readers ignore, shows the current figure. */
export const counter = style(
  inShared({
    position: 'relative',
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums',
    // Prevents the background that forced colours put behind text: with large figures it would cover the line below.
    forcedColorAdjust: 'preserve-parent-color',
    '@supports': {
      '(content: "" / "")': {
        '@media': {
          [moving]: {
            selectors: {
              '&[data-counter="running"]': {
                counterReset: `count ${countVar}`,
                WebkitTextFillColor: 'transparent',
              },
              '&[data-counter="running"]::before': {
                content: 'counter(count) attr(data-suffix) / ""',
                position: 'absolute',
                inlineSize: '100%',
                WebkitTextFillColor: 'currentcolor',
              },
            },
          },
        },
      },
    },
  }),
);
