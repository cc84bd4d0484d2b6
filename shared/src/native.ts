/** What opens and steps without React: what an engine lacks of it, and what no engine does. The starter runs it. */
export { handleInvokers } from './native/handleInvokers.ts';
export { stepRow } from './native/stepRow.ts';
