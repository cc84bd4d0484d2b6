import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers in this order, even if style sheets load in another: a later layer overrides an earlier one without higher specificity.
 */
export const reset = globalLayer('reset');
export const shared = globalLayer('shared');
export const shell = globalLayer('shell');
export const page = globalLayer('page');
