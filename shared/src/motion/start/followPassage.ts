import { scroll } from 'framer-motion/dom';
import { revealMargin } from '../../reveal/shouldAwaitReveal.ts';
import { passageProperties } from '../Passage/passageProperties.ts';

const followed = new WeakSet<Element>();

/**
 * Says in a passage's styles how much of it the visitor has come by, until its end is revealed: what the engine's own timelines would know.
 * One that is in the window already when this comes stays as it is.
 */
export function followPassage(passage: HTMLElement): void {
  if (followed.has(passage) || passage.getBoundingClientRect().top < innerHeight) return;
  followed.add(passage);
  const { passed, lead } = passageProperties;
  const from = Number.parseFloat(getComputedStyle(passage).getPropertyValue(lead)) || 0;
  const line = (inside: number) => `${100 - (inside / innerHeight) * 100}%` as const;
  const end = passage.querySelector<HTMLElement>(':scope > [data-reveal]');
  const stop = scroll(
    (progress: number) => {
      if (end?.dataset.reveal === 'entered') stop();
      else passage.style.setProperty(passed, String(progress));
    },
    { target: passage, offset: [`start ${line(revealMargin + from)}`, `end ${line(revealMargin)}`] },
  );
}
