import { globalLayer } from '@vanilla-extract/css';

/** In this order, whatever order the sheets arrive in: an override wins from a later layer, never by specificity. */
export const reset = globalLayer('reset');
export const shared = globalLayer('shared');
export const shell = globalLayer('shell');
export const page = globalLayer('page');
