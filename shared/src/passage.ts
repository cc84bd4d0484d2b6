/** What draws a passage where the engine has no timelines. A module of its own: it is asked for only there, and only near one. */

export { followPassage } from './motion/enter/followPassage.ts';
