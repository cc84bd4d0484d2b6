/** Opens panels and steps rows without React: a polyfill for invokers and popovers, and carousel controls. The starter runs it. */
export { handleInvokers } from './native/handleInvokers.ts';
export { stepRow } from './native/stepRow.ts';
