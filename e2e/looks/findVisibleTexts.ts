/** Lists the visible texts of a page, without duplicates; in print, only texts that fit on the sheet. Runs in the browser. */
export function findVisibleTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const isPaper = matchMedia('print').matches;
  const apart = `nav, label, script, style, svg, [role="img"], dialog, [popover]${isPaper ? '' : ', [aria-hidden="true"]'}`;
  const seen = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim().replaceAll(/\s+/g, ' ');
    // Omits parts that paper lacks (navigation, labels, dialogs) and names drawn as pictures. Only paper shows `aria-hidden` texts.
    if (!words || !element || element.closest(apart)) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (!isPaper || (left > -2 && right < innerWidth + 2)) seen.add(words);
  }
  return [...seen];
}
