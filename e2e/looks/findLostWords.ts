/** The spacing of text that a reader with low vision may set (WCAG 2.2, 1.4.12), as a style sheet. */
export const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/** Runs in the browser. Finds words that have left the window sideways, or that a box cuts off above or below. */
export function findLostWords(): string[] {
  const chainOf = (element: Element | null): Element[] =>
    element && element.id !== 'main' ? [element, ...chainOf(element.parentElement)] : [];
  // What scrolls and what slides shows its words one after the other; what is for screen readers alone shows none.
  const isElsewhere = (element: Element) =>
    element.closest('[aria-hidden="true"], svg, #clients') !== null ||
    chainOf(element).some((each) => {
      const { overflowX } = getComputedStyle(each);
      return /auto|scroll/.test(overflowX) || (overflowX !== 'visible' && each.clientWidth <= 2);
    });
  const isCut = (element: Element, { top, bottom }: DOMRect) =>
    chainOf(element).some((each) => {
      const box = each.getBoundingClientRect();
      return /hidden|clip/.test(getComputedStyle(each).overflowY) && (top < box.top - 2 || bottom > box.bottom + 2);
    });
  const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }) || isElsewhere(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const words = textContent.trim().slice(0, 50);
    if (box.right > innerWidth + 1 || box.left < -1)
      found.push(`${words} (${Math.round(box.left)} to ${Math.round(box.right)})`);
    else if (isCut(element, box)) found.push(`${words} (cut)`);
  }
  return found;
}
