import type { MouseEvent } from 'react';

/** Windows in which the bubble shows two arrows: as wide as those that have the cursor (SPEC §2, cursor overlay). */
const withBubble = '(width > 1024px) and (hover: hover) and (pointer: fine)';

/**
 * A click on the slides turns them as the bubble's arrows say: back in the left half, on in the right half. A drag ends in no
 * click, what can be clicked itself keeps its own, and selecting text is no click either.
 */
export function turnByHalf({ currentTarget, target, clientX }: MouseEvent<HTMLElement>): void {
  if (!matchMedia(withBubble).matches || getSelection()?.type === 'Range') return;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  const { left, right } = currentTarget.getBoundingClientRect();
  const middle = (left + Math.min(right, innerWidth)) / 2;
  const [previous, next] = currentTarget.querySelectorAll<HTMLElement>('[data-step="-1"], [data-step="1"]');
  (clientX < middle ? previous : next)?.click();
}
