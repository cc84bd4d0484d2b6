import { style } from '@vanilla-extract/css';

/** Pushes what follows below the fold. */
export const windowHigh = style({ minBlockSize: '110vh' });
