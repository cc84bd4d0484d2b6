/** Panels and carousels without React: a polyfill for invokers and popovers, and controls that work before hydration. */
export { handleInvokers } from './native/handleInvokers.ts';
export { stepRow } from './native/stepRow.ts';
