import type { Page } from '@playwright/test';
import { load } from 'cheerio';

/** How much of the text must be there, of all its words. */
const least = 0.95;

/** What stands in a page and says nothing to its reader. */
export const silent = 'script, style, noscript, template';

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** How much of what the served page says a page says, by its words. */
export function shareOf(said: string, served: string): number {
  const counts = new Map<string, number>();
  for (const word of wordsOf(said)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const wanted = wordsOf(served);
  const found = wanted.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return wanted.length === 0 ? 0 : found.length / wanted.length;
}

/** What every page must still do, whatever is wrong with what it asks for. @returns what it does not */
export async function lookAt(page: Page, served: string): Promise<string[]> {
  const found: string[] = [];
  const seen = await page.evaluate((silent) => {
    const main = document.querySelector('main');
    const said = main?.cloneNode(true) as HTMLElement | undefined;
    for (const each of said?.querySelectorAll(silent) ?? []) each.remove();
    const heading = [...document.querySelectorAll('main h1')].find((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
    return { text: said?.textContent ?? '', height: main?.offsetHeight ?? 0, heading: heading !== undefined };
  }, silent);
  const share = shareOf(seen.text, served);
  if (share < least) found.push(`says ${Math.floor(share * 100)} % of its text`);
  if (seen.height < 300 || !seen.heading) found.push('is blank');
  if (!(await opensMenu(page))) found.push('its menu does not open');
  if (await page.evaluate(() => 'unpinnedRan' in globalThis)) found.push('ran bytes that nothing pins');
  return found;
}

/** The services' panel, or in a slim frame the menu; it is closed again. */
async function opensMenu(page: Page): Promise<boolean> {
  const panel = page.locator('header nav button[popovertarget]');
  const button = (await panel.isVisible()) ? panel : page.locator('header button[commandfor]').first();
  const before = await page.evaluate(() => document.activeElement?.id ?? '');
  await button.click({ timeout: 10_000 }).catch(() => {});
  const becomes = (open: boolean) =>
    page
      .waitForFunction(
        (open) => (document.querySelector(':popover-open:not([popover="manual"]), dialog[open]') !== null) === open,
        open,
        { timeout: 5000 },
      )
      .then(
        () => true,
        () => false,
      );
  const opened = await becomes(true);
  await page.keyboard.press('Escape');
  if (before) await page.evaluate((id) => document.getElementById(id)?.focus({ preventScroll: true }), before);
  return opened && (await becomes(false));
}

const served = new Map<string, Promise<string>>();

/** What a page must say, by the site itself; it is asked once for each address. */
export function servedText(site: string, address: string): Promise<string> {
  const before = served.get(site + address);
  if (before) return before;
  const asked = textOf(site + address);
  served.set(site + address, asked);
  return asked;
}

async function textOf(url: string): Promise<string> {
  const $ = load(await (await fetch(url)).text());
  $(silent).remove();
  return $('main').text();
}
