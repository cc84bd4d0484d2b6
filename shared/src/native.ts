/** Opens and steps without React: a polyfill for invokers and popovers that an engine lacks, and moves rows. The starter runs it. */
export { handleInvokers } from './native/handleInvokers.ts';
export { stepRow } from './native/stepRow.ts';
