import type { Page, Request } from '@playwright/test';
import { expect, test } from '../site.ts';

/*
 * Playwright forbids Chromium to render ahead, so what would be rendered is fetched ahead here.
 */

/** A card of a hub: a link that loads a document, also when the page is hydrated. */
const card = '#cards a[href="/services/opencart"]';

/** Documents that were asked for ahead, as the page asks for them. */
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

test('a link that loads a document has it there when it is pressed, under the policy of the site', async ({
  page,
  site,
  faults,
}) => {
  await site.visit('/services/cms-framework');
  const ahead = page.waitForResponse((response) => response.url().endsWith('/services/opencart'));
  await page.locator(card).hover();
  expect((await ahead).request().headers()['sec-purpose']).toContain('prefetch');
  await page.locator(card).click();
  await expect(page).toHaveURL('/services/opencart');
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
  expect(faults).toEqual([]);
});

test('a link that changes the hydrated page in place, and one on this page, fetch no document', async ({
  page,
  site,
}) => {
  await site.visit('/cybersecurity');
  const ahead = fetchedAhead(page);
  await page.locator('[data-contents] a').first().hover();
  await page.locator('header nav a[href="/portfolio"]').hover();
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page).toHaveURL('/portfolio');
  await page.goto('/services/cms-framework');
  // The control: by now the rules have been looked at.
  const control = page.waitForRequest((request) => request.url().endsWith('/services/opencart'));
  await page.locator(card).hover();
  await control;
  expect(ahead.map((request) => new URL(request.url()).pathname)).toEqual(['/services/opencart']);
});

test('a link to the very page one is on fetches no document', async ({ page }) => {
  await page.goto('/');
  const ahead = fetchedAhead(page);
  const pressed = async (selector: string) => {
    const link = page.locator(selector).first();
    await link.hover();
    await link.dispatchEvent('pointerdown');
  };
  await pressed('header a[href="/"]');
  await pressed('main nav a[href="/"]');
  // The control: by now the rules have been looked at.
  const control = page.waitForRequest((request) => request.url().endsWith('/portfolio'));
  await pressed('header nav a[href="/portfolio"]');
  await control;
  expect(ahead.map((request) => new URL(request.url()).pathname)).toEqual(['/portfolio']);
});

test('for who saves data there are no rules', async ({ request }) => {
  const rules = async (headers: Record<string, string>) => (await request.get('/speculation.json', { headers })).json();
  expect(await rules({ 'save-data': 'on' })).toEqual({});
  expect(Object.keys(await rules({}))).toEqual(['prefetch', 'prerender']);
});
