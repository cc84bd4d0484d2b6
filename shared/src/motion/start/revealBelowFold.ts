import { inView } from 'framer-motion/dom';
import { revealMargin, shouldAwaitReveal } from '../../reveal/shouldAwaitReveal.ts';

/** Hides elements below the fold until they become visible. Measures all elements before it changes any, to avoid repeated layout. */
export function revealBelowFold(elements: readonly HTMLElement[]): void {
  const end = document.documentElement.scrollHeight - scrollY;
  const waiting = elements.filter((element) => {
    const { top } = element.getBoundingClientRect();
    return shouldAwaitReveal(top, innerHeight, end - top);
  });
  for (const element of waiting) element.dataset.reveal = 'waiting';
  inView(
    waiting,
    (element) => {
      element.setAttribute('data-reveal', 'revealed');
    },
    { margin: `0px 0px -${revealMargin}px` },
  );
}
