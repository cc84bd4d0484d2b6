import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Runs counters once when they become visible. Their module is loaded when one is near. Without it, and in browsers that cannot count in
 * styles, the final values are shown.
 */
export function runCounters(counters: HTMLElement[], loadModule: LoadMotionModule): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  // A failure is handled when the counter should run.
  inView(counters, () => void loadModule('animate').catch(() => {}), nearViewport);
  inView(
    counters,
    (counter) =>
      void loadModule('animate')
        .then(({ runCounter }) => runCounter(counter as HTMLElement))
        .catch(() => {}),
  );
}
