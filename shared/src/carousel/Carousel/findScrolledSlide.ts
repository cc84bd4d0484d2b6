/**
 * Returns the index of the slide to which the visitor scrolled before script ran: the slide nearest to the row's start, middle or end, by
 * `align`. If the row is not scrolled, returns the slide of the clicked dot, because the row cannot scroll to slides left of its start
 * (`enableStepLinks`). Returns undefined, without measuring, if the visitor neither scrolled nor clicked.
 */
export function findScrolledSlide(row: HTMLElement, align: 'start' | 'center' | 'end' = 'center'): number | undefined {
  const { targetSlide: asked } = row.dataset;
  if (row.scrollLeft === 0 && !asked) return undefined;
  const readPosition = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + (align === 'start' ? 0 : align === 'end' ? width : width / 2);
  };
  const slides = [...(row.firstElementChild?.children ?? [])];
  if (row.scrollLeft === 0) {
    const before = slides.findIndex((each) => `#${each.id}` === asked && readPosition(each) < readPosition(row));
    return before < 0 ? undefined : before;
  }
  const distances = slides.map((each) => Math.abs(readPosition(each) - readPosition(row)));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest < 0 ? undefined : nearest;
}
