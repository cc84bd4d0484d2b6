import { animate } from 'framer-motion/dom/mini';
import { countProperty } from '../Counter/countProperty.ts';

/** Seconds that a counter runs (SPEC §9). */
const duration = 2;

/** Cubic ease-out, 1 − (1 − t)³, as a cubic Bézier. */
const easeOut = [1 / 3, 1, 2 / 3, 1] as const;

/** Animates a counter from zero to the number in its text, without changing the text. */
export async function runCounter(element: HTMLElement): Promise<void> {
  element.dataset.counter = 'running';
  const value = Number.parseInt(element.textContent, 10);
  await animate(element, { [countProperty]: [0, value] }, { duration, ease: easeOut });
  element.dataset.counter = '';
  element.style.removeProperty(countProperty);
}
