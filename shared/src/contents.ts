/** What marks in a table of contents what is being read. A module of its own: few pages have a table. */

export { followContents } from './motion/enter/followContents.ts';
