import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Runs each counter once, when it becomes visible. Their module is loaded when one is near the viewport. If it fails to load, or in
 * browsers without animated custom properties, the final values are visible.
 */
export function runCounters(counters: HTMLElement[], loadModule: LoadMotionModule): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  // Only preloads the module; a failure is handled when the counter should run.
  inView(counters, () => void loadModule('animate').catch(() => {}), nearViewport);
  inView(
    counters,
    (counter) =>
      void loadModule('animate')
        .then(({ runCounter }) => runCounter(counter as HTMLElement))
        .catch(() => {}),
  );
}
