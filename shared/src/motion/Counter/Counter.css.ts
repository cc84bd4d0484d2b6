import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { countVar } from './countVar.css.ts';

/** On a screen, where motion is welcome and colours are the page's own: elsewhere the final value stands. */
const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** While it runs its text is not painted, and the figure of the moment stands in its place, which nobody reads out. */
export const counter = style(
  inShared({
    position: 'relative',
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums',
    // Where colours are forced, the ground that is put behind large letters would lie over the words below them.
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
