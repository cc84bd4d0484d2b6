/**
 * From now on a carousel's arrows, `<a data-step="1">`, move its row by one slide while it is a row that scrolls, and its dots,
 * `<a data-step="0">`, to the slide they name; once it is `data-ready` they are its own again. The address stays. At the end of a row
 * with `data-loop` its other end is next. There at once: the carousel that takes the row over finds it where it was asked to be, and in `data-asked` the
 * slide of a dot, which the row may not be able to bring to its place. A space presses them, as it presses a button.
 */
export function stepRow(): void {
  // On the way down: React lets nothing rise that is done in a part it has not hydrated yet.
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
}

function press(event: MouseEvent | KeyboardEvent): void {
  // Any other key may be pressed where there is no element: in the window itself.
  if ('key' in event && event.key !== ' ') return;
  const arrow = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-needs~=near]:not([data-ready]) [data-step]',
  );
  if (!arrow) return;
  event.preventDefault();
  const carousel = arrow.closest<HTMLElement>('[data-needs~=near]');
  const row = carousel?.querySelector<HTMLElement>('[tabindex="0"]');
  if (!row) return;
  const from = row.scrollLeft;
  const by = Number(arrow.dataset.step);
  row.dataset.asked = by ? '' : arrow.hash;
  if (!by) document.querySelector(arrow.hash)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  row.scrollLeft += by * (row.querySelector('[role="group"]')?.clientWidth ?? 0);
  if (by && row.scrollLeft === from && carousel?.dataset.loop) row.scrollLeft = by < 0 ? row.scrollWidth : 0;
}
