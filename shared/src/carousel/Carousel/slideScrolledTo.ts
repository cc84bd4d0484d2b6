/**
 * Before script ran the slides were a row that scrolls, and the visitor may have scrolled it: the index of the slide that stands there,
 * at the row's start or in its middle. Undefined where nobody has; then nothing is measured.
 */
export function slideScrolledTo(row: HTMLElement, align: 'start' | 'center' | 'end' = 'center'): number | undefined {
  if (row.scrollLeft === 0) return undefined;
  const placeOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + (align === 'start' ? 0 : align === 'end' ? width : width / 2);
  };
  const distances = [...(row.firstElementChild?.children ?? [])].map((each) => Math.abs(placeOf(each) - placeOf(row)));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest < 0 ? undefined : nearest;
}
