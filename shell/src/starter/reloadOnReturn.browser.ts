/**
 * Loads the page of an entry that the visitor goes back to, until the frame listens. After a reload the browser takes entries of the former
 * document for the same document: it changes the address and nothing else.
 * @param entry how the document was come to
 */
export function reloadOnReturn(entry: PerformanceNavigationTiming | undefined): void {
  const reloadIfMoved = () => {
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  };
  // Somebody may have gone back before this ran.
  reloadIfMoved();
  globalThis.onpopstate = reloadIfMoved;
}
