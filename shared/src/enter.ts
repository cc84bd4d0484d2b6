/** Starts, without React, everything that moves on being seen. Run by the starter, a remote alone and the gallery. */

export type { Bring } from './motion/enter/Bring.ts';
export { bringChunk } from './motion/enter/bringChunk.ts';
export { enterMotion } from './motion/enter/enterMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
