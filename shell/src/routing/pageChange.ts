/** The visitor asks for less motion. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

let shown: (() => void) | undefined;

/**
 * Changes the page inside a view transition, where the browser has them and the visitor does not ask for less motion: names that
 * two pages share travel, the rest fades over. The browser holds its picture until `pageShown`.
 */
export function changePage(change: () => void): void {
  shown?.();
  if (!document.startViewTransition || matchMedia(reducedMotion).matches) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => {
    change();
    return new Promise<void>((resolve) => {
      shown = resolve;
    });
  });
  // Skipped where another comes first, the tab is hidden or the page takes too long: it is the motion that is missing then.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
}

/** Told when the next page is on screen, in its place. */
export function pageShown(): void {
  shown?.();
  shown = undefined;
}
