/** What sets going, without React, what moves by being seen. For whoever brings the document: the starter, a remote alone, the gallery. */

export { enterMotion } from './motion/enter/enterMotion.ts';
export { loadCounting } from './motion/enter/loadCounting.ts';
export type { LoadCounting } from './motion/enter/runCounters.ts';
