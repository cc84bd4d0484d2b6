/** Widths of the viewport in pixels at which every page is checked. */
export const checkedWidths = [320, 360, 390, 480, 640, 768, 900, 1024, 1200, 1440, 1920];

/**
 * Finds elements that overflow the viewport, so that a visitor cannot read or press them. `main` clips overflow, so the document's own
 * width does not show it. Checks every text, control and box, except inside a box that scrolls or clips on purpose. Runs in the browser.
 */
export function findOverflow(): string[] {
  const clips = (element: Element) => !/visible/.test(getComputedStyle(element).overflowX);
  const inside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= -1 && right <= window.innerWidth + 1;
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const faults: string[] = [];
  for (const element of document.querySelectorAll(
    'main :is(a, button, input, textarea, iframe, p, h1, h2, h3, li, td, dt, dd, figure, div), header *, footer *',
  )) {
    if (inside(element) || !isVisible(element) || element.closest('svg, [aria-hidden="true"]')) continue;
    const box = element.tagName === 'DIV';
    if (box && !clips(element)) continue;
    let parent = element.parentElement;
    while (parent && parent.id !== 'main' && !clips(parent)) parent = parent.parentElement;
    const cutOnPurpose =
      parent !== null && parent.id !== 'main' && parent.tagName !== 'HTML' && parent.tagName !== 'BODY';
    if (!cutOnPurpose) faults.push(element.outerHTML.slice(0, 100));
  }
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return over > 0 ? [`the document scrolls ${over} px`, ...faults.slice(0, 3)] : faults.slice(0, 3);
}
