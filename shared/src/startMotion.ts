/** Starts all animations that depend on visibility, without React. For the starter, standalone remotes and the gallery. */

export type { LoadMotionModule } from './motion/start/LoadMotionModule.ts';
export { loadMotionChunk } from './motion/start/loadMotionChunk.ts';
export { startMotion } from './motion/start/startMotion.ts';
export { answerPointer } from './stone/answerPointer.ts';
