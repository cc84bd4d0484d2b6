/** Marks the current section in a table of contents. A module of its own, since few pages have one. */

export { markCurrentSection } from './motion/start/markCurrentSection.ts';
