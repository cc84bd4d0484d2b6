const reducedMotion = '(prefers-reduced-motion: reduce)';

let resolveShown: (() => void) | undefined;
/** The newest transition. The end of an older, interrupted transition must not reset the attribute of the newest. */
let newestTransition: ViewTransition | undefined;

/**
 * Changes the page in a view transition, if the browser supports it and the visitor allows motion. An edge of water uncovers the new page,
 * and named elements move (`frame/PageTransition`). The browser shows the old page until `finishPageChange`.
 */
export function changePage(change: () => void): void {
  const { dataset } = document.documentElement;
  resolveShown?.();
  // Removes the attribute of an earlier transition, with which the browser would take no snapshot of the old page.
  delete dataset.pageTransition;
  if (!document.startViewTransition || matchMedia(reducedMotion).matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    // Gives the new page no snapshot, because it is below the old page's snapshot, which the browser has taken.
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
  // Ignores skipped transitions, which lack only the motion: another one starts, the tab is hidden, or the page takes too long.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
}

/**
 * Forwards clicks on the header, which is a snapshot during a transition (`frame/PageTransition`). A click ends the transition and reaches
 * the header's own link or button.
 */
function createClickForwarder(transition: ViewTransition): (event: MouseEvent) => void {
  return (event) => {
    // Ignores a click without a pointer (Enter, assistive technology): its position says nothing.
    if (event.detail === 0) return;
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

/** Tells the browser that the new page is on screen, so that the transition begins. */
export function finishPageChange(): void {
  resolveShown?.();
  resolveShown = undefined;
}
