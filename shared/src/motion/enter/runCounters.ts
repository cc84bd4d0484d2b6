import { inView } from 'framer-motion/dom';
import type { runCounter } from './runCounter.ts';

/** Brings what runs a counter. Rejects if it cannot be had. */
export type LoadCounting = () => Promise<typeof runCounter>;

/**
 * Runs counters when they are seen, once; what runs them is asked for when one is near. Without it, and where a browser cannot count in
 * styles, the final values stand.
 */
export function runCounters(counters: HTMLElement[], load: LoadCounting): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  let loading: ReturnType<LoadCounting> | undefined;
  const get = () => (loading ??= load());
  // One window's height away. A refusal is met where the counter is to run.
  inView(counters, () => void get().catch(() => {}), { margin: '100% 0px' });
  inView(counters, (counter) => {
    get().then(
      (run) => run(counter as HTMLElement),
      () => {},
    );
  });
}
