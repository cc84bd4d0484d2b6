import { style, styleVariants } from '@vanilla-extract/css';
import { shared } from '../layers.css.ts';
import { tokens } from '../tokens.css.ts';

const base = style({
  '@layer': {
    [shared]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.875rem',
      minBlockSize: '3.5rem',
      paddingInline: '1.75rem',
      border: 0,
      borderRadius: tokens.radius.round,
      fontFamily: tokens.font.text,
      fontSize: '1rem',
      fontWeight: 500,
      lineHeight: 1.2,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${tokens.time.fast}, color ${tokens.time.fast}, box-shadow ${tokens.time.fast}`,
      selectors: {
        '&:disabled': {
          background: tokens.color.disabled,
          color: tokens.color.ink2,
          boxShadow: 'none',
          cursor: 'not-allowed',
        },
      },
      '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
    },
  },
});

/** The one call to action; a quiet one on dark; one on paper; a quiet one on paper. */
export const tone = styleVariants({
  buoy: [
    base,
    {
      '@layer': {
        [shared]: { background: tokens.color.buoy, color: tokens.color.onBuoy, ':hover': { background: '#ff6a44' } },
      },
    },
  ],
  ghost: [
    base,
    {
      '@layer': {
        [shared]: {
          background: 'none',
          color: tokens.color.foam,
          boxShadow: `inset 0 0 0 1px ${tokens.color.controlOnDark}`,
          ':hover': { boxShadow: `inset 0 0 0 1px ${tokens.color.foam}` },
        },
      },
    },
  ],
  ink: [
    base,
    {
      '@layer': {
        [shared]: {
          background: tokens.color.ink,
          color: tokens.color.foam,
          ':hover': { background: tokens.color.deep3 },
        },
      },
    },
  ],
  quiet: [
    base,
    {
      '@layer': {
        [shared]: {
          background: 'none',
          color: tokens.color.ink,
          boxShadow: `inset 0 0 0 1px ${tokens.color.control}`,
          ':hover': { boxShadow: `inset 0 0 0 1px ${tokens.color.ink}` },
        },
      },
    },
  ],
});
