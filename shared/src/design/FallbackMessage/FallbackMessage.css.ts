import { style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';

export const message = style(inShared({ selectors: { '&::before': { content: 'attr(data-fallback-message)' } } }));
