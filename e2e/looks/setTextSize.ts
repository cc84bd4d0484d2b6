/**
 * Opens all `details` except an article's contents, which would cover the article. Starts to load all images, and waits for the fonts. Runs
 * in the browser.
 */
export async function openAllDetails(): Promise<void> {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(:has(+ [data-contents]))')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
}

/** Waits until each picture shows its file for the current width. The browser keeps the former file until then. Runs in the browser. */
export async function waitForDrawings(): Promise<void> {
  const isShown = (image: HTMLImageElement) => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source = sources.find(({ media }) => matchMedia(media).matches);
    return image.complete && (!source || source.srcset.includes(new URL(image.currentSrc).pathname));
  };
  while (![...document.images].every(isShown)) await new Promise(requestAnimationFrame);
}

/** Sets the root font size in px, or doubles every text like a text-only zoom. Undoes the previous call. Runs in the browser. */
export function setTextSize(setting: string): void {
  const sheet = new CSSStyleSheet();
  if (setting !== 'doubled') sheet.replaceSync(`html { font-size: ${setting}px }`);
  document.adoptedStyleSheets = [sheet];
  const texts = [...document.querySelectorAll<HTMLElement>('html, body, body *:not(svg, svg *)')];
  for (const text of texts) text.style.removeProperty('font-size');
  if (setting !== 'doubled') return;
  const pixels = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  for (const [index, text] of texts.entries())
    text.style.setProperty('font-size', `${2 * (pixels[index] ?? 0)}px`, 'important');
}
