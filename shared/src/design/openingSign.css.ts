import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';

const stroke = 'linear-gradient(currentColor 0 0)';

/** Adds a plus sign to the end of a `summary` or label. The sign becomes a minus when the content is open. */
export const openingSign = style(
  inShared({
    '::after': {
      content: '""',
      flex: 'none',
      inlineSize: 18,
      blockSize: 18,
      background: `${stroke} center / 100% 1.5px no-repeat, ${stroke} center / 1.5px 100% no-repeat`,
    },
    selectors: { '[open] > &::after, &:has(:checked)::after': { backgroundSize: '100% 1.5px, 0' } },
    // Opts out of forced colours, which would hide the gradients of the sign, and uses a system colour.
    '@media': { '(forced-colors: active)': { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);
