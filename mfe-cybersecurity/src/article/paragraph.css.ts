import { style } from '@vanilla-extract/css';
import { inPage } from './inPage.ts';

/** Running text. */
export const paragraph = style(inPage({ margin: '1.15em 0 0' }));
