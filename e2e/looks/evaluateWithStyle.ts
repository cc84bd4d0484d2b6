import type { Page } from '@playwright/test';

/**
 * Evaluates the page with an additional style sheet, and removes the sheet afterwards.
 * @returns the result of `look`
 */
export async function evaluateWithStyle<Found>(page: Page, css: string, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const found = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return found;
}
