import { style } from '@vanilla-extract/css';

/** Pushes the following content below the fold. */
export const windowHigh = style({ minBlockSize: '110vh' });
