/** Runs in the browser. Opens all that a page keeps closed; the contents of an article lie over it where they open. */
export async function openWhole(): Promise<void> {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not(:has(+ [data-contents]))')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
}

/** Runs in the browser. A drawing for another width has another shape: which one is wanted is settled when a frame is drawn, and then it has to come. */
export async function drawingsOfThisWidth(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await Promise.all([...document.images].filter((image) => image.currentSrc).map((image) => image.decode()));
}

/** Runs in the browser. Sets a size, or every text at twice its size as a browser that enlarges text alone does; undone by the next. */
export function setLetters(setting: string): void {
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
