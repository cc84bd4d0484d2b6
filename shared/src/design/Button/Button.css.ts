import { style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { noColorMixQuery } from '../../theme/noColorMixQuery.ts';
import { tokens } from '../../theme/tokens.css.ts';

const base = style(
  inShared({
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
      // Gives a disabled button of any tone an orange edge and tint, also on hover.
      '&:disabled, &:disabled:hover': {
        background: `color-mix(in srgb, ${tokens.color.buoy} 22%, #0000)`,
        color: tokens.surface.text,
        boxShadow: `inset 0 0 0 2px ${tokens.color.buoy}`,
        cursor: 'not-allowed',
      },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  }),
);

/** `buoy` (orange) is the page's main call to action. `ink` is filled with the surface's text colour, `quiet` has only an outline. */
export const tone = styleVariants({
  buoy: [
    base,
    inShared({
      background: tokens.color.buoy,
      color: tokens.color.onBuoy,
      ':hover': { background: `color-mix(in srgb, ${tokens.color.buoy} 86%, #fff)` },
      '@supports': { [noColorMixQuery]: { ':hover': { background: tokens.color.buoy } } },
    }),
  ],
  ink: [
    base,
    inShared({
      background: tokens.surface.text,
      color: tokens.surface.background,
      ':hover': { background: `color-mix(in oklab, ${tokens.surface.text} 84%, ${tokens.color.tide})` },
      '@supports': { [noColorMixQuery]: { ':hover': { background: tokens.surface.text } } },
      // `inherit` makes the text dark on paper: browsers print no backgrounds, so light text would be unreadable.
      '@media': { print: { background: 'none', color: 'inherit' } },
    }),
  ],
  quiet: [
    base,
    inShared({
      background: 'none',
      color: tokens.surface.text,
      boxShadow: `inset 0 0 0 1px ${tokens.surface.edge}`,
      ':hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
    }),
  ],
});
