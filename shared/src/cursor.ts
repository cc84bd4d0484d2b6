/** State of the cursor overlay, and the attribute by which an element changes it. One instance per page: a federation singleton. */
export { type CursorVariant, cursorStore } from './cursor/cursorStore.ts';
export { cursorTarget } from './cursor/cursorTarget.ts';
