import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

export const box = style(inShared({ display: 'contents' }));
export const plain = style(inShared({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const cover = style(inShared({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
