/** Style sheet with the text spacing that a visitor with low vision may set (WCAG 2.2, 1.4.12). */
export const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/**
 * Finds words that visitors cannot read: outside the viewport, cut off by a box, or overlapping other words or a drawn word. Ignores rows
 * that scroll, because their words can be scrolled into view. Runs in the browser.
 */
export function findLostWords(): string[] {
  interface Line {
    readonly element: Element;
    readonly words: string;
    readonly ink: DOMRect;
  }
  const chainOf = (element: Element): readonly Element[] => {
    const chain: Element[] = [];
    for (let each: Element | null = element; each && !/^(main|root)$/.test(each.id); each = each.parentElement)
      chain.push(each);
    return chain;
  };
  // Leaves out text for screen readers only, and names that are drawn as pictures.
  const isElsewhere = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[aria-hidden="true"], [role="img"], svg, script, style, noscript') !== null ||
    chainOf(element).some((each) => getComputedStyle(each).overflowX !== 'visible' && each.clientWidth <= 2);

  const faults: string[] = [];
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!textContent?.trim() || !element || isElsewhere(element)) continue;
    const words = textContent.trim().slice(0, 50);
    const range = document.createRange();
    range.selectNodeContents(text);
    let fault = '';
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      // Uses the middle half of a line's box as `ink`, because the box is as high as the font, and most letters are smaller.
      const ink = new DOMRect(rect.left, rect.top + rect.height * 0.24, rect.width, rect.height * 0.5);
      let visibleInk = ink;
      let [scrollsAside, scrollsDown] = [false, false];
      for (const each of chainOf(element)) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        scrollsAside ||= /auto|scroll/.test(overflowX);
        scrollsDown ||= /auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight;
        if (overflowX === 'visible' && overflowY === 'visible') {
          if (position === 'fixed') break;
          continue;
        }
        const box = each.getBoundingClientRect();
        if (!scrollsAside && (visibleInk.left < box.left - 2 || visibleInk.right > box.right + 2))
          fault ||= 'cut at the side';
        if (
          !scrollsDown &&
          overflowY !== 'visible' &&
          (visibleInk.top < box.top - 2 || visibleInk.bottom > box.bottom + 2)
        )
          fault ||= 'cut';
        const [x, y] = [Math.max(visibleInk.left, box.left), Math.max(visibleInk.top, box.top)];
        // Calculates without `DOMRect`, which turns a negative width into a rectangle to the left.
        const [width, height] = [
          Math.min(visibleInk.right, box.right) - x,
          Math.min(visibleInk.bottom, box.bottom) - y,
        ];
        visibleInk = new DOMRect(x, y, Math.max(0, width), Math.max(0, height));
        if (position === 'fixed') break;
      }
      if (!scrollsAside && (ink.right > innerWidth + 1 || ink.left < -1))
        fault ||= `${Math.round(ink.left)} to ${Math.round(ink.right)}`;
      if (visibleInk.width > 1 && visibleInk.height > 1) lines.push({ element, words, ink: visibleInk });
    }
    if (fault) faults.push(`${words} (${fault})`);
  }

  const over = (one: DOMRect, other: DOMRect) =>
    // Ignores a horizontal overlap of up to a fifth of a line's height, because large letters may be set close together.
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > Math.max(2, one.height * 0.2) &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  lines.sort((one, other) => one.ink.top - other.ink.top);
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.ink.top > line.ink.bottom) break;
      if (other.element !== line.element && over(line.ink, other.ink))
        faults.push(`${line.words} (over ${other.words})`);
    }
  });

  for (const drawn of document.querySelectorAll<SVGGeometryElement>('[data-header-theme] svg > path')) {
    const toDrawing = drawn.getScreenCTM()?.inverse();
    if (!toDrawing || getComputedStyle(drawn).fill === 'none' || !drawn.checkVisibility()) continue;
    const box = drawn.getBoundingClientRect();
    const isIn = (x: number, y: number) => drawn.isPointInFill(new DOMPoint(x, y).matrixTransform(toDrawing));
    for (const { words, ink } of lines) {
      if (!over(ink, box)) continue;
      const columns = Array.from({ length: Math.ceil(ink.width / 4) + 1 }, (_, at) =>
        Math.min(ink.left + at * 4, ink.right),
      );
      if (columns.some((x) => [ink.top, ink.top + ink.height / 2, ink.bottom].some((y) => isIn(x, y))))
        faults.push(`${words} (over what is drawn)`);
    }
  }
  return [...new Set(faults)];
}
