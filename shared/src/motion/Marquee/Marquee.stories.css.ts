import { style } from '@vanilla-extract/css';
import { inPage } from '../../theme/inLayer.ts';
import { marqueeVars } from './marqueeVars.css.ts';

/** A vertical marquee needs a height from outside. */
export const column = style(inPage({ gridTemplateRows: '300px auto', inlineSize: '240px' }));
export const slow = style(inPage({ vars: { [marqueeVars.duration]: '80s' } }));
