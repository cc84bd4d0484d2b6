import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

export const sorry = style(inShared({ selectors: { '&::before': { content: 'attr(data-sorry)' } } }));
