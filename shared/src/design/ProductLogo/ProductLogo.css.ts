import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

export const mark = style(inShared({ inlineSize: '1.25em', blockSize: '1.25em', flex: 'none' }));
