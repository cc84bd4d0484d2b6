import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Runs counters when they are seen, once; what runs them is asked for when one is near. Without it, and where a browser cannot count in
 * styles, the final values are shown.
 */
export function runCounters(counters: HTMLElement[], loadModule: LoadMotionModule): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  // A refusal is met where the counter is to run.
  inView(counters, () => void loadModule('animate').catch(() => {}), nearViewport);
  inView(
    counters,
    (counter) =>
      void loadModule('animate')
        .then(({ runCounter }) => runCounter(counter as HTMLElement))
        .catch(() => {}),
  );
}
