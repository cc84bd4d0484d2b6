/** Starts, without React, everything that animates when it becomes visible. Used by the starter, standalone remotes and the gallery. */

export type { LoadMotionModule } from './motion/start/LoadMotionModule.ts';
export { loadMotionChunk } from './motion/start/loadMotionChunk.ts';
export { startMotion } from './motion/start/startMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
