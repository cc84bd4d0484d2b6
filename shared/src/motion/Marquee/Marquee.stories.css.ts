import { style } from '@vanilla-extract/css';
import { layers } from 'shared/design';
import { marqueeVars } from './marqueeVars.css.ts';

/** A vertical one has the height that its place gives it. */
export const column = style({ '@layer': { [layers.page]: { gridTemplateRows: '300px auto', inlineSize: '240px' } } });
export const slow = style({ '@layer': { [layers.page]: { vars: { [marqueeVars.duration]: '80s' } } } });
