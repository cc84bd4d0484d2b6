/** Marks the current section in a table of contents. It is a module of its own, because few pages have such a table. */

export { markCurrentSection } from './motion/start/markCurrentSection.ts';
