import { style } from '@vanilla-extract/css';
import { layers } from 'shared/design';

/** Quiet water on paper behind a page's title, of the banner's size; each page says where it shows. */
export const marginWater = style({
  '@layer': {
    [layers.page]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
      maskComposite: 'intersect',
      pointerEvents: 'none',
      '@media': { '(forced-colors: active)': { display: 'none' } },
    },
  },
});
