import { inView } from 'framer-motion/dom';
import { revealMargin, waits } from '../../reveal/waits.ts';

/**
 * Lets wait what stands below the fold, and enter when it is seen, once. All is measured before anything is written. What is not laid out
 * (`whenNear`) is far below and waits, and is not laid out to be measured: whoever lets the end of a page be such a part sees to it that nothing in it
 * stands within the margin of the end.
 */
export function revealBelow(elements: readonly HTMLElement[]): void {
  const end = document.documentElement.scrollHeight - scrollY;
  const waiting = elements.filter((element) => {
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return true;
    const { top } = element.getBoundingClientRect();
    return waits(top, innerHeight, end - top);
  });
  for (const element of waiting) element.dataset.reveal = 'waiting';
  inView(
    waiting,
    (element) => {
      element.setAttribute('data-reveal', 'entered');
    },
    { margin: `0px 0px -${revealMargin}px` },
  );
}
