/** Finds the visible texts of a page, each once; on paper those that the sheet is wide enough for. Runs in the browser. */
export function findSeenTexts(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  const isPaper = matchMedia('print').matches;
  const apart = `nav, label, script, style, svg, [role="img"], dialog, [popover]${isPaper ? '' : ', [aria-hidden="true"]'}`;
  const seen = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim().replaceAll(/\s+/g, ' ');
    // Links and buttons are for a screen. A drawn name is said in words elsewhere. Paper may show what a screen has for screen readers only.
    if (!words || !element || element.closest(apart)) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (!isPaper || (left > -2 && right < innerWidth + 2)) seen.add(words);
  }
  return [...seen];
}
