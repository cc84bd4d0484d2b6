import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in this order, whatever order style sheets load in: later layers override earlier ones without higher specificity. */
export const reset = globalLayer('reset');
export const shared = globalLayer('shared');
export const shell = globalLayer('shell');
export const page = globalLayer('page');
