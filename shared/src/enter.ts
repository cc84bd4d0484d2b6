/** Starts, without React, everything that moves on being seen. Run by the starter, a remote alone and the gallery. */

export type { LoadMotionModule } from './motion/enter/Bring.ts';
export { loadMotionChunk } from './motion/enter/bringChunk.ts';
export { startMotion } from './motion/enter/enterMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
