import { scroll } from 'framer-motion/dom';
import { revealMargin } from '../../reveal/shouldAwaitReveal.ts';
import { passageProperties } from '../Passage/passageProperties.ts';

const followed = new WeakSet<Element>();

/** Sets a passage's scrolled fraction until the passage's end is visible. Does nothing if the passage is already in the viewport. */
export function followPassage(passage: HTMLElement): void {
  if (followed.has(passage) || passage.getBoundingClientRect().top < innerHeight) return;
  followed.add(passage);
  const { passed, lead } = passageProperties;
  const from = Number.parseFloat(getComputedStyle(passage).getPropertyValue(lead)) || 0;
  const line = (inside: number) => `${100 - (inside / innerHeight) * 100}%` as const;
  const end = passage.querySelector<HTMLElement>(':scope > [data-reveal]');
  const stop = scroll(
    (progress: number) => {
      if (end?.dataset.reveal === 'revealed') stop();
      else passage.style.setProperty(passed, String(progress));
    },
    { target: passage, offset: [`start ${line(revealMargin + from)}`, `end ${line(revealMargin)}`] },
  );
}
