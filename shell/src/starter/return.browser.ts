/**
 * The way back from a document that was loaded anew leads to the entries that the one before it had made: the browser takes them for the same
 * document, changes the address and nothing else. Until the frame listens the page of that address is loaded.
 * @param entry how the document was come to
 */
export function followReturns(entry: PerformanceNavigationTiming | undefined): void {
  const follow = () => {
    if (entry && new URL(entry.name).pathname !== location.pathname) location.reload();
  };
  // Somebody may have gone back before this ran.
  follow();
  globalThis.onpopstate = follow;
}
