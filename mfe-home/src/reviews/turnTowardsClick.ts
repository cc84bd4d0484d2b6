import type { MouseEvent } from 'react';

/** Media query: the custom cursor is on, so its bubble shows two arrows (SPEC §2, cursor overlay). */
const withBubble =
  '(width > 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Turns the slides at a click: back in the left half, forward in the right half, as the arrows in the cursor's bubble show. Ignores clicks
 * on controls and text selection; a drag fires no click.
 */
export function turnTowardsClick({ currentTarget, target, clientX }: MouseEvent<HTMLElement>): void {
  if (!matchMedia(withBubble).matches || getSelection()?.type === 'Range') return;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  const { left, right } = currentTarget.getBoundingClientRect();
  const middle = (left + Math.min(right, innerWidth)) / 2;
  const [previous, next] = currentTarget.querySelectorAll<HTMLElement>('[data-step="-1"], [data-step="1"]');
  (clientX < middle ? previous : next)?.click();
}
