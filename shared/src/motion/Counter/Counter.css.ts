import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { countVar } from './countVar.css.ts';

/** The counter runs only on screens without reduced motion and forced colours. Otherwise its final value is visible. */
const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/** While the counter runs, its text is transparent and a pseudo-element shows the current figure. Screen readers read only the text. */
export const counter = style(
  inShared({
    position: 'relative',
    display: 'inline-block',
    fontVariantNumeric: 'tabular-nums',
    // Keeps browsers from putting a background behind the text in forced colours, which would cover the line below.
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
