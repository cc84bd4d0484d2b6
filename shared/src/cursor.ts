/** What the cursor overlay shows, and what an element wears to change it. One instance per page: a federation singleton. */
export { type CursorVariant, cursorStore } from './cursor/cursorStore.ts';
export { cursorTarget } from './cursor/cursorTarget.ts';
