/** Panels and carousels without React: a polyfill for invokers and popovers, and controls that work before hydration. */

export { enableStepLinks } from './native/enableStepLinks.ts';
export { handleInvokers } from './native/handleInvokers.ts';
