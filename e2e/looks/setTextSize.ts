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

/** Waits for the drawings of the current width. The browser chooses their files in a frame, then loads them. Runs in the browser. */
export async function waitForDrawings(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.all([...document.images].filter((image) => image.currentSrc).map((image) => image.decode()));
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
