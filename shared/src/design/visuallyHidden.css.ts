import { style } from '@vanilla-extract/css';
import { inShared } from '../theme/inLayer.ts';

/** There for assistive technology, not to be seen. */
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
