/**
 * Finds text with too little contrast on white paper. Browsers print no backgrounds unless a style sets `print-color-adjust: exact`.
 * Ignores elements that are hidden from screen readers. Runs in the browser.
 * @returns a line per text, with the contrast
 */
export function findPalePrint(): string[] {
  const needed = 4.5;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser has no canvas to read colours.');

  /** Returns red, green and blue (0 to 255) of `color` with `opacity` above the opaque colour `ground`. */
  function laidOn(color: string, opacity: number, ground: readonly number[]): number[] {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const share = (alpha / 255) * opacity;
    return [red, green, blue].map((part, index) => part * share + (ground[index] ?? 255) * (1 - share));
  }
  function light(parts: readonly number[]): number {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const linear = part / 255;
      return linear <= 0.04045 ? linear / 12.92 : ((linear + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrastOf(element: Element): number {
    const chain: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) chain.unshift(each);
    let [opacity, ground] = [1, [255, 255, 255]];
    for (const each of chain) {
      const style = getComputedStyle(each);
      opacity *= Number(style.opacity);
      if (style.printColorAdjust === 'exact') ground = laidOn(style.backgroundColor, opacity, ground);
    }
    const text = light(laidOn(getComputedStyle(element).color, opacity, ground));
    const behind = light(ground);
    return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
  }

  const faults = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('[aria-hidden="true"], svg, script, style, :disabled')) continue;
    const { width, height } = element.getBoundingClientRect();
    // Skips text for screen readers only, which is one pixel large and not printed.
    if (!element.checkVisibility({ visibilityProperty: true }) || width * height <= 1) continue;
    const contrast = contrastOf(element);
    if (contrast < needed)
      faults.add(`${contrast.toFixed(1)} "${text.slice(0, 40)}" <${element.tagName.toLowerCase()}>`);
  }
  return [...faults];
}
