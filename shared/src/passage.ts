/** Draws a passage in browsers without scroll timelines, which load it near a passage. */

export { followPassage } from './motion/start/followPassage.ts';
