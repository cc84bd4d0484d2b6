/** Counts numbers on a page up. Only pages with such numbers load this module, when one is near the viewport. */

export { runCounter } from './motion/start/runCounter.ts';
