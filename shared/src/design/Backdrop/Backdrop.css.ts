import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inShared } from '../../theme/inLayer.ts';

const base = style(
  inShared({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { display: 'none' }, print: { display: 'none' } },
  }),
);
/** Masks by value of `fade`. They fade the drawing out behind text, to an opacity below 25 %. */
export const fade = styleVariants({
  none: [base],
  edges: [base, inShared({ maskImage: 'linear-gradient(#0000, #000 26%, #000 74%, #0000)' })],
  start: [
    base,
    inShared({
      objectPosition: '100% 50%',
      maskImage:
        'linear-gradient(90deg, #0002 0, #0003 26%, #000 46%), linear-gradient(#0000 4%, #000 18%, #000 60%, #0002 84%)',
      maskComposite: 'intersect',
      '@media': {
        [breakpoints.narrow]: {
          objectPosition: '99% 50%',
          maskImage: 'linear-gradient(#0000 2%, #000 16%, #000 70%, #0000 98%)',
        },
      },
    }),
  ],
});
