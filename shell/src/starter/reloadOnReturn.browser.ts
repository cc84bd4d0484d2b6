/**
 * Loads the page when the visitor returns to a history entry, until the frame handles returns. After a reload, browsers treat entries of
 * the former document as the same document and only change the address.
 * @param entry navigation timing of the document
 */
export function reloadOnReturn(entry: PerformanceNavigationTiming | undefined): void {
  const reloadIfMoved = () => {
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  };
  // The visitor may have gone back before this runs.
  reloadIfMoved();
  globalThis.onpopstate = reloadIfMoved;
}
