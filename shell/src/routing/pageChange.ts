/** The visitor asks for less motion. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

let resolveShown: (() => void) | undefined;
/** The newest transition: one that it has cut short has nothing to say any more. */
let newestTransition: ViewTransition | undefined;

/**
 * Changes the page inside a view transition, where the browser has them and the visitor does not ask for less motion. The current passes over
 * the last page, and names that two pages share travel (`frame/PageTransition`). The browser holds its picture until `finishPageChange`.
 */
export function changePage(change: () => void): void {
  const { dataset } = document.documentElement;
  resolveShown?.();
  // What is on screen is the last page now, be it that it was still arriving.
  delete dataset.arriving;
  if (!document.startViewTransition || matchMedia(reducedMotion).matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    // The last page's picture is taken: the next one is there itself, below it.
    dataset.arriving = '';
    change();
    return new Promise<void>((resolve) => {
      resolveShown = resolve;
    });
  });
  newestTransition = transition;
  const forwardClick = createClickForwarder(transition);
  document.addEventListener('click', forwardClick, true);
  const end = () => {
    document.removeEventListener('click', forwardClick, true);
    if (newestTransition === transition) delete dataset.arriving;
  };
  transition.finished.then(end, end);
  // Skipped where another comes first, the tab is hidden or the page takes too long: it is the motion that is missing then.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
}

/**
 * A header that is a picture takes no pointer (`frame/PageTransition`): a press at its place ends the motion, and the header itself
 * is pressed.
 */
function createClickForwarder(transition: ViewTransition): (event: MouseEvent) => void {
  return (event) => {
    const header = document.querySelector('body header');
    if (!header || header.contains(event.target as Node) || getComputedStyle(header).viewTransitionName === 'none')
      return;
    const { bottom } = header.getBoundingClientRect();
    if (event.clientY > bottom) return;
    event.preventDefault();
    event.stopPropagation();
    transition.skipTransition();
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('header :is(a, button)')?.click();
  };
}

/** Told when the next page is on screen, in its place. */
export function finishPageChange(): void {
  resolveShown?.();
  resolveShown = undefined;
}
