/** Starts, without React, everything that moves on being seen. Run by the starter, a remote alone and the gallery. */

export type { LoadMotionModule } from './motion/start/LoadMotionModule.ts';
export { loadMotionChunk } from './motion/start/loadMotionChunk.ts';
export { startMotion } from './motion/start/startMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
