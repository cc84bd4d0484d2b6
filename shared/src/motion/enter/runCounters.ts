import { inView } from 'framer-motion/dom';
import { countProperty } from '../Counter/countProperty.ts';
import type { LoadAnimate } from './loadAnimate.ts';

/** How long a counter runs, in seconds (SPEC §9). */
const duration = 2;

/** Fast first: 1 − (1 − t)³. */
const easeOut = [1 / 3, 1, 2 / 3, 1] as const;

/**
 * Runs counters when they are seen, once; what runs them is asked for when one is near. Without it, and where a browser cannot count in
 * styles, the final values stand.
 */
export function runCounters(counters: HTMLElement[], loadAnimate: LoadAnimate): void {
  if (typeof CSSPropertyRule === 'undefined') return;
  let loading: ReturnType<LoadAnimate> | undefined;
  const load = () => (loading ??= loadAnimate());
  // One window's height away. A refusal is met where the animation is wanted.
  inView(counters, () => void load().catch(() => {}), { margin: '100% 0px' });
  inView(counters, (counter) => {
    load().then(
      async (animate) => {
        const element = counter as HTMLElement;
        element.dataset.counter = 'running';
        const value = Number.parseInt(element.textContent, 10);
        await animate(element, { [countProperty]: [0, value] }, { duration, ease: easeOut });
        element.dataset.counter = '';
        // The animation has left its last value there.
        element.style.removeProperty(countProperty);
      },
      () => {},
    );
  });
}
