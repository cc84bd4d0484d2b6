/**
 * Finds breaks of the vertical rhythm at the design's width: a heading less than 20 or more than 28 px above its text, or a gap above 240
 * px between two blocks on one background. An image counts as a block. Runs in the browser.
 */
export async function findBrokenRhythm(): Promise<string[]> {
  await document.fonts.ready;
  const groundOf = (element: Element | null): string => {
    if (!element) return '';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
  };
  const nameOf = (element: Element) => `"${element.textContent.trim().slice(0, 24)}"`;
  const faults: string[] = [];
  for (const text of document.querySelectorAll('main section :is(h2 + p, h3 + p)')) {
    const heading = text.previousElementSibling ?? text;
    const [above, below] = [heading.getBoundingClientRect(), text.getBoundingClientRect()];
    const gap = Math.round(below.top - above.bottom);
    const isNextToIt = below.left > above.left + 40;
    if (!isNextToIt && (gap < 20 || gap > 28)) faults.push(`gap of ${gap} under ${nameOf(heading)}`);
  }
  const isVisible = (element: Element) =>
    element.matches('img, svg, canvas, input, textarea, iframe') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const boxes = [...document.querySelectorAll('main section *')]
    .filter(isVisible)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2)
    .sort((one, other) => one.box.top - other.box.top);
  let last = boxes[0];
  for (const each of boxes) {
    const empty = Math.round(each.box.top - (last?.box.bottom ?? 0));
    if (last && empty > 240 && groundOf(each.element) === groundOf(last.element))
      faults.push(`void of ${empty} between ${nameOf(last.element)} and ${nameOf(each.element)}`);
    if (!last || each.box.bottom >= last.box.bottom) last = each;
  }
  return faults;
}
