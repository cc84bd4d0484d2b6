import { inView } from 'framer-motion/dom';
import { type Bring, near } from './Bring.ts';

/**
 * Runs counters when they are seen, once; what runs them is asked for when one is near. Without it, and where a browser cannot count in
 * styles, the final values stand.
 */
export function runCounters(counters: HTMLElement[], bring: Bring): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  // A refusal is met where the counter is to run.
  inView(counters, () => void bring('animate').catch(() => {}), near);
  inView(
    counters,
    (counter) =>
      void bring('animate')
        .then(({ runCounter }) => runCounter(counter as HTMLElement))
        .catch(() => {}),
  );
}
