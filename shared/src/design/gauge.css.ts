import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Draws a ruler along the left edge, 15 px wide: short ticks every 10 px, long ticks every 50 px. */
export const gauge = style(
  inShared({
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '0 4px',
      inlineSize: 15,
      background: [
        `repeating-linear-gradient(${tokens.color.ink} 0 1px, #0000 1px 50px) 0 0 / 15px 100% no-repeat`,
        `repeating-linear-gradient(${tokens.color.line} 0 1px, #0000 1px 10px) 0 0 / 8px 100% no-repeat`,
      ].join(', '),
    },
  }),
);
