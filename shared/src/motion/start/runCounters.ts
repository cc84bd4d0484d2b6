import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Runs each counter once, when it becomes visible. The module is loaded when a counter is near the viewport. If that fails, or if the
 * browser cannot animate custom properties, the final values are visible.
 */
export function runCounters(counters: HTMLElement[], loadModule: LoadMotionModule): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  // Only preloads the module. A failed load is handled below, when the counter should run.
  inView(counters, () => void loadModule('animate').catch(() => {}), nearViewport);
  inView(
    counters,
    (counter) =>
      void loadModule('animate')
        .then(({ runCounter }) => runCounter(counter as HTMLElement))
        .catch(() => {}),
  );
}
