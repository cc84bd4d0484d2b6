/**
 * Reloads when the visitor returns to another page's history entry, until the frame handles returns. After a reload, browsers take entries
 * of the former document for the same document, and change only the address.
 * @param entry navigation timing of the document
 */
export function reloadOnReturn(entry: PerformanceNavigationTiming | undefined): void {
  const reloadIfMoved = () => {
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  };
  // The visitor may have returned before this script ran.
  reloadIfMoved();
  globalThis.onpopstate = reloadIfMoved;
}
