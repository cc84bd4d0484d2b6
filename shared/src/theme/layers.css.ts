import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in their order: rules of a later layer override rules of earlier layers, whatever their specificity and load order. */
export const reset = globalLayer('reset');
export const shared = globalLayer('shared');
export const shell = globalLayer('shell');
export const page = globalLayer('page');
