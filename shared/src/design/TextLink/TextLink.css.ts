import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const link = style(
  inShared({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: 44,
    fontWeight: 500,
    textDecoration: 'none',
    background: 'linear-gradient(currentColor, currentColor) 0 calc(100% - 6px) / 100% 1px no-repeat',
    transition: `background-size ${tokens.time.fast} ${tokens.ease.out}`,
    ':hover': { backgroundSize: '0 1px' },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      '(forced-colors: active)': { textDecoration: 'underline' },
    },
  }),
);
