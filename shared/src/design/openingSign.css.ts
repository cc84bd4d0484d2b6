import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';

const stroke = 'linear-gradient(currentColor 0 0)';

/** A plus at the end of the words that open something, where `Disclosure` does not fit; it loses its upright once that is open. */
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
    // Drawn by a gradient, which is not there in forced colours but where the sign takes its own.
    '@media': { '(forced-colors: active)': { '::after': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);
