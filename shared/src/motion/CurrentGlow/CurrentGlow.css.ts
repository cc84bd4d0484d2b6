import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';

const still = '(prefers-reduced-motion: reduce)';

/** A stacking context, so that the light stays behind the children. It does not clip, so focus rings stay visible. */
export const glow = style(inShared({ position: 'relative', isolation: 'isolate' }));

/** The light appears under a mouse (script sets `data-glow`), or with keyboard focus (`:focus-visible`, without script). */
export const light = style(
  inShared({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    opacity: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
    transition: 'opacity 500ms',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: '-60% 0',
      background:
        'radial-gradient(46% 70% at var(--gx, 52%) 50%, color-mix(in oklab, currentColor 46%, transparent), transparent 72%)',
    },
    selectors: {
      '[data-glow] > &': { opacity: 1 },
      // Shows the light while keyboard focus is on an element inside the surface, or on a link around the surface.
      ':has(:focus-visible) > &, a:focus-visible > * > &': { opacity: 1 },
    },
    '@media': { [still]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);

/** The drawing that fades in with the light. It covers the same area as the particles' canvas. */
export const current = style(
  inShared({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    maskImage: 'radial-gradient(50% 120% at var(--gx, 52%) 50%, #000, #0000 90%)',
  }),
);
export const sparks = style(inShared({ position: 'absolute', inset: 0 }));
globalStyle(`${sparks} > canvas`, inShared({ inlineSize: '100%', blockSize: '100%' }));

/** Colours of the light: bright values of the four services' colours, and `tide`. For dark surfaces. */
export const tone = styleVariants(
  {
    tide: tokens.color.tide,
    blue: tokens.color.blue,
    green: tokens.color.green,
    amber: tokens.color.amber,
    red: tokens.color.red,
  },
  (color) => inShared({ color }),
);
