import type { Page } from '@playwright/test';

/** Adds a style sheet to the page, runs `look`, and removes the sheet. @returns the result of `look` */
export async function evaluateUnderStyleSheet<Found>(
  page: Page,
  css: string,
  look: () => Promise<Found>,
): Promise<Found> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  const result = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return result;
}
