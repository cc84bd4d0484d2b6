import { inView } from 'framer-motion/dom';
import { reducedMotionQuery } from '../../reveal/reducedMotionQuery.ts';
import { followPassages } from './followPassages.ts';
import type { LoadMotionModule } from './LoadMotionModule.ts';
import { onceMovedByHand } from './onceMovedByHand.ts';
import { openCovers } from './openCovers.ts';
import { revealBelowFold } from './revealBelowFold.ts';
import { runCounters } from './runCounters.ts';

const startedElements = new WeakSet<Element>();

/**
 * Starts all animations that depend on visibility, without React: reveals, passages, covers, counters, and the current entry of a table of
 * contents. It changes only attributes that React does not set, and hides nothing before the visitor scrolls. Call it again after a page
 * change: it skips elements that it has already started. With reduced motion it only marks the current entry.
 */
export function startMotion(loadModule: LoadMotionModule): void {
  const findNew = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => !startedElements.has(each) && startedElements.add(each),
    );
  const tables = findNew('[data-contents]');
  if (tables[0])
    loadModule('contents')
      .then(({ markCurrentSection }) => markCurrentSection(tables, inView))
      .catch(() => {});
  const reducedMotion = matchMedia(reducedMotionQuery);
  if (reducedMotion.matches) {
    reducedMotion.addEventListener('change', () => startMotion(loadModule), { once: true });
    return;
  }
  const reveals = findNew('[data-reveal]');
  onceMovedByHand(() => revealBelowFold(reveals));
  followPassages(loadModule);
  openCovers(findNew('[data-cover]'));
  runCounters(findNew('[data-counter]'), loadModule);
}
