export { runCounter } from './motion/enter/runCounter.ts';
