/** Draws a passage in engines without timelines. A module of its own: it is fetched only there, and only near a passage. */

export { followPassage } from './motion/start/followPassage.ts';
