import type { Page, Request } from '@playwright/test';
import { expect, test } from '../site.ts';

/* Tests prefetches: Playwright disables prerendering in Chromium, which then prefetches what it would prerender. */

/** Selector of a card's link on a hub page. The link loads a document even if the page is hydrated. */
const card = '#cards a[href="/services/opencart"]';

function fetchedAhead(page: Page): Request[] {
  const seen: Request[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) seen.push(request);
  });
  return seen;
}

const deliveryOf = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );

test("a link that loads a document prefetches it on hover, under the site's policy", async ({ page, site, faults }) => {
  await site.visit('/services/cms-framework');
  const ahead = page.waitForResponse((response) => response.url().endsWith('/services/opencart'));
  await page.locator(card).hover();
  expect((await ahead).request().headers()['sec-purpose']).toContain('prefetch');
  await page.locator(card).click();
  await expect(page).toHaveURL('/services/opencart');
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
  expect(faults).toEqual([]);
});

test('links that change the page in place and links within the page prefetch no document', async ({ page, site }) => {
  await site.visit('/cybersecurity');
  const ahead = fetchedAhead(page);
  await page.locator('[data-contents] a').first().hover();
  await page.locator('header nav a[href="/portfolio"]').hover();
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page).toHaveURL('/portfolio');
  await page.goto('/services/cms-framework');
  // Waits until this link is prefetched, as it must be. By then, any prefetch of the links above would have been recorded.
  const control = page.waitForRequest((request) => request.url().endsWith('/services/opencart'));
  await page.locator(card).hover();
  await control;
  expect(ahead.map((request) => new URL(request.url()).pathname)).toEqual(['/services/opencart']);
});

test('a link to the current page prefetches no document', async ({ page }) => {
  await page.goto('/');
  const ahead = fetchedAhead(page);
  const pressed = async (selector: string) => {
    const link = page.locator(selector).first();
    await link.hover();
    await link.dispatchEvent('pointerdown');
  };
  await pressed('header a[href="/"]');
  await pressed('main nav a[href="/"]');
  // Waits until this link is prefetched, as it must be. By then, any prefetch of the links above would have been recorded.
  const control = page.waitForRequest((request) => request.url().endsWith('/portfolio'));
  await pressed('header nav a[href="/portfolio"]');
  await control;
  expect(ahead.map((request) => new URL(request.url()).pathname)).toEqual(['/portfolio']);
});

test('visitors who save data get no speculation rules', async ({ request }) => {
  const rules = async (headers: Record<string, string>) => (await request.get('/speculation.json', { headers })).json();
  expect(await rules({ 'save-data': 'on' })).toEqual({});
  expect(Object.keys(await rules({}))).toEqual(['prefetch', 'prerender']);
});
