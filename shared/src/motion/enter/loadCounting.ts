import type { LoadCounting } from './runCounters.ts';

/** From a chunk of its own. */
export const loadCounting: LoadCounting = async () =>
  (await import(/* webpackChunkName: "animate" */ './runCounter.ts')).runCounter;
