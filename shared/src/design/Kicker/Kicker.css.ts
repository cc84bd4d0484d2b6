import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const label = style(
  inShared({
    gridColumn: '1 / -1',
    display: 'flex',
    gap: 14,
    alignItems: 'center',
    margin: 0,
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      background: tokens.color.buoy,
      forcedColorAdjust: 'none',
    },
  }),
);
