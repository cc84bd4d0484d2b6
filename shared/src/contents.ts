/** Marks in a table of contents the section that is being read. A module of its own: few pages have a table. */

export { markCurrentSection } from './motion/start/markCurrentSection.ts';
