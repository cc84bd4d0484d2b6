/**
 * Finds words that are covered by the background of later words. In forced colours, browsers paint a background behind all text, as high as
 * the font's box. Runs in the browser.
 */
export function findCoveredWords(): string[] {
  interface Words {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
    readonly bare: boolean;
  }
  /** Tells whether an element is in a row that scrolls. Outside the row's visible part, the element may overlap others invisibly. */
  const scrolls = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
    return false;
  };
  const all: Words[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!element || !textContent?.trim() || element.closest('svg, [role="group"]') || scrolls(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width * height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const bare = getComputedStyle(element).forcedColorAdjust !== 'auto';
    for (const box of range.getClientRects()) all.push({ element, text: textContent.trim(), box, bare });
  }
  return all.flatMap((under, index) =>
    all.slice(index + 1).flatMap((over) => {
      if (over.bare || over.element === under.element) return [];
      // Compares only the height of lowercase letters, because a background above or below this height covers few letters.
      const top = under.box.top + under.box.height * 0.4;
      const bottom = under.box.top + under.box.height * 0.7;
      const high = Math.min(bottom, over.box.bottom) - Math.max(top, over.box.top);
      const wide = Math.min(under.box.right, over.box.right) - Math.max(under.box.left, over.box.left);
      return high > 3 && wide > 3 ? [`"${under.text.slice(0, 30)}" under "${over.text.slice(0, 30)}"`] : [];
    }),
  );
}
