/** State of the cursor bubble, and the attribute that changes it. A federation singleton: one instance per page. */
export { type CursorVariant, cursorStore } from './cursor/cursorStore.ts';
export { getCursorTargetProps } from './cursor/getCursorTargetProps.ts';
