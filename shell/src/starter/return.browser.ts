/**
 * Who reloads, or comes back to a document that was not kept, is brought to a place by the browser: so many pixels down. They are counted over
 * heights, and what is not near the window has only guesses of them (`whenNear`): until the document is loaded all of it is laid out.
 * @param entry how the document was come to
 */
export function layOutReturn(entry: PerformanceNavigationTiming | undefined): void {
  if (entry?.type === 'navigate') return;
  const { dataset } = document.documentElement;
  // What stands above grows or shrinks, and the place stays so many pixels down.
  const y = scrollY;
  dataset.whole = '';
  scrollTo(0, y);
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.whole)));
}
