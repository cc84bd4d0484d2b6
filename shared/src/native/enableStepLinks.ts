/**
 * Makes a carousel's controls work before the carousel runs (`data-ready`): arrows (`<a data-step="1">`) scroll the row by one slide, dots
 * (`<a data-step="0">`) to their slide, and the space bar presses them. The address does not change. With `data-loop`, the row continues at
 * its other end. Scrolling is instant, so that the carousel can start at the new position. `data-target-slide` stores the slide of a
 * clicked dot, to which the row may be too short to scroll.
 */
export function enableStepLinks(): void {
  // Uses the capture phase, because React stops events in parts that are not hydrated.
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
}

function press(event: MouseEvent | KeyboardEvent): void {
  if ('key' in event && event.key !== ' ') return;
  const arrow = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-hydrate~=visible]:not([data-ready]) [data-step]',
  );
  if (!arrow) return;
  event.preventDefault();
  const carousel = arrow.closest<HTMLElement>('[data-hydrate~=visible]');
  const row = carousel?.querySelector<HTMLElement>('[tabindex="0"]');
  if (!row) return;
  const from = row.scrollLeft;
  const by = Number(arrow.dataset.step);
  row.dataset.targetSlide = by ? '' : arrow.hash;
  if (!by) document.querySelector(arrow.hash)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  row.scrollLeft += by * (row.querySelector('[role="group"]')?.clientWidth ?? 0);
  if (by && row.scrollLeft === from && carousel?.dataset.loop) row.scrollLeft = by < 0 ? row.scrollWidth : 0;
}
