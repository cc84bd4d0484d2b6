/** Draws passages in browsers without scroll timelines. Only those load it, near a passage. */

export { followPassage } from './motion/start/followPassage.ts';
