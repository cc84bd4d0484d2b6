/**
 * Who reloads, or comes back to a document that was not kept, is brought to a place by the browser: so many pixels down. They are counted over
 * heights, and what is not near the window has only guesses of them (`whenNear`): until the document is loaded all of it is laid out.
 * @param entry how the document was come to
 */
export function layOutReturn(entry: PerformanceNavigationTiming | undefined): void {
  if (entry?.type !== 'navigate') {
    const { dataset } = document.documentElement;
    // What stands above grows or shrinks, and the place stays so many pixels down.
    const y = scrollY;
    dataset.whole = '';
    scrollTo(0, y);
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.whole)));
  }
}

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
