/**
 * Reloads the document when the visitor goes back to another page's history entry, until the frame handles the Back button. After a reload,
 * browsers treat earlier history entries as entries of this document. So the Back button only changes the address.
 * @param entry navigation timing of the document
 */
export function reloadOnBack(entry: PerformanceNavigationTiming | undefined): void {
  const reloadIfMoved = () => {
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  };
  // Checks at once, because the visitor may have returned before this script ran.
  reloadIfMoved();
  globalThis.onpopstate = reloadIfMoved;
}
