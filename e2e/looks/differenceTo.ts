import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** Production React reports no mismatch of text or attributes: the page on screen and its HTML are compared here. */
export async function differenceTo(page: Page, html: string): Promise<string> {
  const live = await page.locator('#root').evaluate((root) => root.innerHTML);
  return firstDifference(comparableMarkup(live), comparableMarkup(load(html)('#root').html() ?? ''));
}

/** Markup without React's comments and without what says of itself that it differs in a browser, written by one parser. */
function comparableMarkup(html: string): string {
  const $ = load(html.replace(/<!--.*?-->/g, ''), null, false);
  $('[data-differs-hydrated]').empty();
  // Attributes that motion sets, by contract, on elements that stand there already.
  $('[data-remote][data-hydrated]').removeAttr('data-hydrated');
  $('[data-ready]').removeAttr('data-ready').find('[style]').removeAttr('style');
  return $.html();
}

/** Finds the first difference of two texts, with a little of each: a page's markup is too long to be read whole. */
function firstDifference(live: string, prerendered: string): string {
  if (live === prerendered) return '';
  const at = [...live].findIndex((character, index) => character !== prerendered[index]);
  const from = Math.max(0, (at < 0 ? live.length : at) - 60);
  return `live: …${live.slice(from, from + 200)}… prerendered: …${prerendered.slice(from, from + 200)}…`;
}
