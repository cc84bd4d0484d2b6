/** Media query for less motion. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

let resolveShown: (() => void) | undefined;
/** The newest transition; an older one that it interrupted is ignored. */
let newestTransition: ViewTransition | undefined;

/**
 * Changes the page in a view transition, if the browser supports them and the visitor allows motion. The current passes over the old page,
 * and named elements move (`frame/PageTransition`). The browser shows the old page until `finishPageChange`.
 */
export function changePage(change: () => void): void {
  const { dataset } = document.documentElement;
  resolveShown?.();
  // The old page is on screen, even if it was still arriving.
  delete dataset.pageTransition;
  if (!document.startViewTransition || matchMedia(reducedMotion).matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    // The old page's snapshot is taken; the new page is below it.
    dataset.pageTransition = '';
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
    if (newestTransition === transition) delete dataset.pageTransition;
  };
  transition.finished.then(end, end);
  // The browser skips a transition if another one starts, the tab is hidden, or the page takes too long. Then only the motion is missing.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
}

/**
 * Forwards clicks, because the header is a snapshot during a transition (`frame/PageTransition`). A click ends the motion and goes to the
 * header itself.
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

/** Ends the browser's wait after the new page is on screen. */
export function finishPageChange(): void {
  resolveShown?.();
  resolveShown = undefined;
}
