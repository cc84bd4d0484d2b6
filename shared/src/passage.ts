/** Draws passages in browsers without scroll timelines. Only these browsers load this module, near a passage. */

export { followPassage } from './motion/start/followPassage.ts';
