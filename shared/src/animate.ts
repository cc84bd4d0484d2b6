/** Counts figures up. Only pages with such figures load this module, when one is near the viewport. */

export { runCounter } from './motion/start/runCounter.ts';
