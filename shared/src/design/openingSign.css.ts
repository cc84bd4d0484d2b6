import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';

const stroke = 'linear-gradient(currentColor 0 0)';

/** A plus sign after a text that opens something, where `Disclosure` does not fit. It becomes a minus when open. */
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
    // Forced colours show the gradients of the sign only if it opts out and uses a system colour.
    '@media': { '(forced-colors: active)': { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);
