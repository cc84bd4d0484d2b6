import type { Page, Route } from '@playwright/test';
import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import {
  advanceUntilInteractive,
  expect,
  hydrate,
  markDocument,
  preventDocumentRace,
  shortenLimits,
  test,
  waitForStaticPage,
} from '../site.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const away = (route: Route) => route.fulfill({ status: 503, body: 'away' });
const hangs = () => new Promise<void>(() => {});
/** Assertion timeout, longer than the timeout of a remote plus the pauses before the first retries. */
const soon = { timeout: 25_000 };

/** Expects that the page is hydrated, in its original document. */
async function alive(page: Page, sameDocument: () => Promise<boolean>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', soon);
  await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '', soon);
  expect(await sameDocument()).toBe(true);
}

/** Files of the contact page that do not arrive, as patterns for `page.route`. */
const parts = {
  'its entry': '**/r/home/remoteEntry.*',
  'its chunk': '**/r/home/js/page-ContactPage.*',
  'all of it': '**/r/home/**.js*',
};

for (const [part, address] of Object.entries(parts)) {
  test(`a page hydrates and keeps the form's input after ${part} was missing for a while`, async ({ page }) => {
    await page.clock.install();
    await page.route(address, away);
    await page.goto('/contact-us');
    const sameDocument = await markDocument(page);
    await waitForStaticPage(page);
    await page.locator('[name="name"]').fill('Олена');
    await page.locator('[name="message"]').pressSequentially('Потрібен магазин');
    await page.evaluate(() => scrollTo(0, 200));
    const y = await page.evaluate(() => scrollY);
    await page.unroute(address);
    await advanceUntilInteractive(page);
    await alive(page, sameDocument);
    await expect(page.locator('[name="name"]')).toHaveValue('Олена');
    await expect(page.locator('[name="message"]')).toHaveValue('Потрібен магазин');
    await expect(page.locator('[name="message"]')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(y);
    // Only the page's script shows this message, so the form works. The browser's own validation shows no text in the page.
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('#contact-form [role="alert"]')).toBeVisible();
    await expect(page.locator('[name="name"]')).toHaveValue('Олена');
  });
}

test('after its first request hung, a remote is retried at another address', async ({ page }) => {
  const address = '**/r/portfolio/remoteEntry.*';
  await shortenLimits(page);
  await page.route(address, hangs);
  await page.goto('/portfolio/ikura');
  const sameDocument = await markDocument(page);
  await waitForStaticPage(page);
  await page.unroute(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 40_000 });
  expect(await sameDocument()).toBe(true);
});

test('a frame whose translations were missing hydrates later and keeps responding', async ({ page }) => {
  const address = '**/r/shell/**/locale-ua.*';
  await page.clock.install();
  await page.route(address, away);
  await page.goto('/portfolio');
  const sameDocument = await markDocument(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'failed');
  await page.unroute(address);
  await advanceUntilInteractive(page);
  await page.clock.runFor(60_000);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('a remote that stays missing leads to a status message with a reload button', async ({ page }) => {
  await page.clock.install();
  const address = '**/r/portfolio/remoteEntry.*';
  await page.route(address, away);
  await page.goto('/en/portfolio/ikura');
  const sameDocument = await markDocument(page);
  await waitForStaticPage(page);
  const line = page.getByRole('status').filter({ hasText: 'unavailable right now' });
  await expect(line).toHaveCount(0);
  // Advances the page's clock until a retry shows the message again. `retryForever.test.ts` tests the pauses between retries.
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(await line.count()).toBe(1);
  }).toPass({ intervals: [50] });
  await expect(line).toHaveText(/This part of\sthe\spage is unavailable right now\s*Reload the page/);
  await expect(page.locator('h1')).toHaveText(/IKURA/i);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await sameDocument()).toBe(true);
  await page.unroute(address);
  await line.getByRole('button', { name: 'Reload the page' }).click();
  await page.waitForLoadState();
  await hydrate(page);
  await expect(line).toHaveCount(0);
});

test('after a day asleep, a laptop retries a missing remote at once, and the page hydrates', async ({ page }) => {
  await page.clock.install();
  const address = '**/r/portfolio/remoteEntry.*';
  await page.route(address, away);
  await page.goto('/portfolio/ikura');
  const sameDocument = await markDocument(page);
  await waitForStaticPage(page);
  await page.clock.runFor(300_000);
  await page.unroute(address);
  await page.clock.fastForward(24 * 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(2000);
  await alive(page, sameDocument);
});

test('a page whose remote is missing keeps its text, and retries it when the visitor returns', async ({ page }) => {
  await preventDocumentRace(page);
  await page.route('**/r/portfolio/**', away);
  await page.goto('/portfolio/ikura');
  const before = await page.locator('main').textContent();
  const sameDocument = await markDocument(page);
  await waitForStaticPage(page);
  expect(await page.locator('main').textContent()).toBe(before);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await sameDocument()).toBe(true);
  await page.unroute('**/r/portfolio/**');
  await page.goBack();
  await expect(page.locator('[data-remote="portfolio"] h1')).toHaveText(/IKURA/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await hydrate(page);
});
