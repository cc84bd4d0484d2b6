/** Draws a passage in engines without scroll timelines. It is fetched only there, near a passage. */

export { followPassage } from './motion/start/followPassage.ts';
