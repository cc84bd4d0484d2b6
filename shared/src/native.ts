/**
 * Opens panels and moves carousels without React: a polyfill for invokers and popovers, and the controls of carousels that do not run yet.
 * The starter calls it.
 */
export { handleInvokers } from './native/handleInvokers.ts';
export { stepRow } from './native/stepRow.ts';
