/** Marks the current section in a table of contents. A separate entry point, because few pages have such a table. */

export { markCurrentSection } from './motion/start/markCurrentSection.ts';
