/** What sets going, without React, what moves by being seen. For whoever brings the document: the starter, a remote alone, the gallery. */

export type { Bring } from './motion/enter/Bring.ts';
export { bringChunk } from './motion/enter/bringChunk.ts';
export { enterMotion } from './motion/enter/enterMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
