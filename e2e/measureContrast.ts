import type { Page } from '@playwright/test';

/** Contrast between a line of text and the pixels behind it. */
export interface LineContrast {
  /** Key in `words` of the selector that matched the text. */
  readonly name: string;
  readonly text: string;
  /** Fraction of the pixels behind the line that have enough contrast: 4.5, or 3 for large text. */
  readonly readable: number;
  readonly least: number;
}

interface Line {
  readonly name: string;
  readonly text: string;
  readonly color: string;
  readonly large: boolean;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * Measures the contrast of words with the pixels behind them, line by line. Scrolls a part of the page into view, hides the words and takes
 * a screenshot. Then compares each pixel in a line's box with the colour of the line's text. Waits for images and fonts.
 * @param words selectors inside the part, by name
 * @throws if the part has no words in the viewport, or keeps moving
 */
export async function measureContrast(
  page: Page,
  part: string,
  words: Readonly<Record<string, string>>,
): Promise<LineContrast[]> {
  const element = page.locator(part).first();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  // Layout changes elsewhere may move the part. A screenshot counts only if all lines have the same position before and after it.
  for (let tries = 1; tries <= 10; tries++) {
    await element.evaluate(bringIntoView);
    const lines = await element.evaluate(setVisibility, { words, visibility: 'hidden' });
    const y = Math.max(0, Math.floor(Math.min(...lines.map(({ box }) => box.y))));
    const bottom = Math.min(height, Math.ceil(Math.max(...lines.map(({ box }) => box.y + box.height))) + 1);
    const scrolled = await page.evaluate(() => scrollY);
    // Uses the DevTools protocol, which takes half the time of `page.screenshot`, because `optimizeForSpeed` compresses the PNG less.
    const clip = { x: 0, y: y + scrolled, width, height: bottom - y, scale: 1 };
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
    const after = await element.evaluate(setVisibility, { words, visibility: '' });
    if (JSON.stringify(after) !== JSON.stringify(lines)) continue;
    await session.detach();
    return page.evaluate(compare, [data, lines, y] as const);
  }
  throw new Error(`${part} did not stop moving: its lines moved in ten screenshots.`);
}

/** Scrolls a part of the page into view, and waits until its visible images are decoded. Runs in the browser. */
async function bringIntoView(shown: Element): Promise<void> {
  shown.scrollIntoView({ block: shown.clientHeight > innerHeight ? 'start' : 'center', behavior: 'instant' });
  const decoded = async (picture: HTMLImageElement): Promise<void> => {
    const { currentSrc } = picture;
    await picture.decode().catch((error) => {
      // After a resize, the browser may choose another file of the picture, and abort the decoding of the previous file.
      if (picture.currentSrc === currentSrc) throw error;
      return decoded(picture);
    });
  };
  const isInWindow = (picture: Element) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  await Promise.all([
    document.fonts.ready,
    ...[...shown.querySelectorAll('img')].filter(isInWindow).map((picture) => {
      picture.loading = 'eager';
      return decoded(picture);
    }),
  ]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}

/** Shows or hides words. Runs in the browser. @returns the words' lines, with position in the viewport, colour and size */
function setVisibility(
  part: Element,
  { words, visibility }: { words: Readonly<Record<string, string>>; visibility: string },
): Line[] {
  const lines: Line[] = [];
  for (const [name, selector] of Object.entries(words)) {
    for (const shown of part.querySelectorAll<HTMLElement>(selector)) {
      shown.style.visibility = visibility;
      const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (!text || !node.parentElement) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(node.parentElement);
        const size = Number.parseFloat(fontSize);
        // WCAG: text is large from 24 pixels, bold text from 18.66.
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects())
          if (width >= 1 && height >= 1) lines.push({ name, text, color, large, box: { x, y, width, height } });
      }
    }
  }
  return lines;
}

/** Compares pixels behind lines with the colours of the texts. Uses a canvas in the browser, because no library here decodes PNG. */
async function compare([png, lines, top]: readonly [string, readonly Line[], number]): Promise<LineContrast[]> {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas to compare pixels.');
  const linear = Array.from({ length: 256 }, (_, value) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (data: Uint8ClampedArray, at: number) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => linear[data[at + part] ?? 0]);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const luminanceOf = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return luminance(context.getImageData(0, 0, 1, 1).data, 0);
  };
  const coloured = lines.map((line) => ({ ...line, words: luminanceOf(line.color) }));
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  canvas.width = picture.width;
  canvas.height = picture.height;
  context.drawImage(picture, 0, 0);
  return coloured.map(({ name, text, large, words, box }) => {
    const { data } = context.getImageData(
      Math.floor(box.x),
      Math.floor(box.y) - top,
      Math.ceil(box.width),
      Math.ceil(box.height),
    );
    let readable = 0;
    let least = 21;
    for (let at = 0; at < data.length; at += 4) {
      const behind = luminance(data, at);
      const ratio = (Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05);
      if (ratio >= (large ? 3 : 4.5)) readable += 1;
      least = Math.min(least, ratio);
    }
    return { name, text, readable: readable / (data.length / 4), least };
  });
}
