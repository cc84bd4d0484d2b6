export { runCounter } from './motion/start/runCounter.ts';
