import { style } from '@vanilla-extract/css';
import { shared } from '../../theme/layers.css.ts';

export const box = style({ '@layer': { [shared]: { display: 'contents' } } });
export const plain = style({ '@layer': { [shared]: { display: 'block', inlineSize: '100%', blockSize: 'auto' } } });
export const cover = style({
  '@layer': { [shared]: { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } },
});
