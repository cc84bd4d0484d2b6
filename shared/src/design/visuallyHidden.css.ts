import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';

/** Hides an element visually, and keeps it for assistive technology. */
export const visuallyHidden = style(
  inShared({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
