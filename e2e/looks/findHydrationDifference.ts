import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** Compares the live page with its prerendered HTML, because React's production build reports no mismatch of text or attributes. */
export async function findHydrationDifference(page: Page, html: string): Promise<string> {
  const live = await page.locator('#root').evaluate((root) => root.innerHTML);
  return firstDifference(comparableMarkup(live), comparableMarkup(load(html)('#root').html() ?? ''));
}

/** Normalises HTML: serialises it with cheerio, without React's comments and the content of elements that may differ after hydration. */
function comparableMarkup(html: string): string {
  const $ = load(html.replace(/<!--.*?-->/g, ''), null, false);
  $('[data-differs-hydrated]').empty();
  // Removes attributes that hydration, animations and carousels set on prerendered elements.
  $('[data-remote][data-hydrated]').removeAttr('data-hydrated');
  $('[data-ready]').removeAttr('data-ready').find('[style]').removeAttr('style');
  return $.html();
}

/** Finds the first difference of two texts. Returns only some text around it, because the markup of a page is too long to read. */
function firstDifference(live: string, prerendered: string): string {
  if (live === prerendered) return '';
  const at = [...live].findIndex((character, index) => character !== prerendered[index]);
  const from = Math.max(0, (at < 0 ? live.length : at) - 60);
  return `live: …${live.slice(from, from + 200)}… prerendered: …${prerendered.slice(from, from + 200)}…`;
}
