import { browserArguments } from 'studio/browser';
import { installedBrowser, noInstalledBrowser } from '../installedBrowser.ts';
import { advanceUntilInteractive, expect, markDocument, test } from '../site.ts';

// Chromium requests a failed module again only since summer 2026, and the lockfile's Chromium is older.
test.skip(!installedBrowser, noInstalledBrowser);
test.use({ launchOptions: { executablePath: installedBrowser ?? '', args: browserArguments } });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Assertion timeout, longer than the timeout of a remote plus the pauses before the first retries. */
const soon = { timeout: 25_000 };

test('a frame whose script was missing hydrates later by itself', async ({ page }) => {
  const address = '**/r/shell/js/main.*';
  await page.clock.install();
  await page.route(address, (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/contact-us');
  const sameDocument = await markDocument(page);
  await page.locator('[name="name"]').fill('Олена');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'failed');
  await page.unroute(address);
  await advanceUntilInteractive(page);
  await expect(page.locator('[name="name"]')).toHaveValue('Олена');
  expect(await sameDocument()).toBe(true);
});

test('a page that lost the network during hydration hydrates when the network returns', async ({ page, context }) => {
  await page.goto('/contact-us');
  const sameDocument = await markDocument(page);
  let came = false;
  page.on('response', (response) => {
    came ||= /\/r\/shell\/js\/main\./.test(response.url());
  });
  // Presses the key until a listener in the document reacts, as `hydrate` does.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return came;
    }, soon)
    .toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('[name="name"]').fill('Олена');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'failed', soon);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 40_000 });
  await expect(page.locator('[name="name"]')).toHaveValue('Олена');
  expect(await sameDocument()).toBe(true);
});
