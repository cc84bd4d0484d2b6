/** The pointer as a stone in the water of a page's first screen (0046). For whoever brings the document: the frame, a remote alone. */

export { answerPointer } from './stone/answerPointer.ts';
