/**
 * Before script ran the slides were a row that scrolls, and the visitor may have scrolled it: the index of the slide that stands there,
 * at the row's start or in its middle. Where the row stands at its beginning it is the one that a dot was pressed for (`stepRow`), if it stands
 * before that place: no row goes there. Undefined where nobody has scrolled or pressed; then nothing is measured.
 */
export function findScrolledSlide(row: HTMLElement, align: 'start' | 'center' | 'end' = 'center'): number | undefined {
  const { asked } = row.dataset;
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
