import { inView } from 'framer-motion/dom';
import { reducedMotion } from '../../reveal/reducedMotion.ts';
import type { Bring } from './Bring.ts';
import { followPassages } from './followPassages.ts';
import { onceMoved } from './onceMoved.ts';
import { openCovers } from './openCovers.ts';
import { revealBelow } from './revealBelow.ts';
import { runCounters } from './runCounters.ts';

const looked = new WeakSet<Element>();

/**
 * Sets going what moves by being seen, without React: reveals, passages, covers, counters, and the mark in a table of contents. It writes
 * attributes that React renders empty or not at all, and no text. Nothing waits to be revealed before somebody moves the page. Call it again when a
 * page has come: what it has looked at once it leaves alone.
 * While the visitor asks for less motion nothing moves. Browsers that can read this at all have observers.
 */
export function enterMotion(bring: Bring): void {
  const fresh = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !looked.has(each) && looked.add(each));
  const tables = fresh('[data-contents]');
  if (tables[0])
    bring('contents')
      .then(({ followContents }) => followContents(tables, inView))
      .catch(() => {});
  const less = matchMedia(reducedMotion);
  if (less.matches) {
    less.addEventListener('change', () => enterMotion(bring), { once: true });
    return;
  }
  const reveals = fresh('[data-reveal]');
  onceMoved(() => revealBelow(reveals));
  followPassages(bring);
  openCovers(fresh('[data-cover]'));
  runCounters(fresh('[data-counter]'), bring);
}
