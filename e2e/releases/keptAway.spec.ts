import { chromium } from '@playwright/test';
import { browserArguments } from 'studio/browser';
import { installedBrowser, noInstalledBrowser } from '../installedBrowser.ts';
import { expect, hydrate, markDocument, skipOnDeployedSite, test, waitForStaticPage } from '../site.ts';
import { startProxy } from '../siteProxy.ts';

skipOnDeployedSite('stands behind a proxy of its own');

// Chromium's headless shell has no back/forward cache.
test.skip(!installedBrowser, noInstalledBrowser);

test('a page without its remote enters the back/forward cache, and hydrates after the Back button', async ({
  baseURL,
}) => {
  const hop = await startProxy(baseURL ?? '');
  // Enables the back/forward cache, which Playwright disables by default.
  const browser = await chromium.launch({
    executablePath: installedBrowser ?? '',
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ locale: 'uk-UA' });
    const met = hop.change(/^\/r\/home\/remoteEntry\./, (response) => response.writeHead(503).end());
    await page.goto(`${hop.url}/contact-us`);
    await waitForStaticPage(page);
    expect(met()).toBeGreaterThan(0);
    const isKept = await markDocument(page);
    await page.locator('[name="name"]').fill('Олена');
    await page.goto(`${hop.url}/terms`);
    hop.mend();
    // Calls `history.back()`, because `goBack` waits for a load event, and a page from the cache fires none.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/contact-us$/);
    expect(await isKept()).toBe(true);
    await hydrate(page);
    await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('[name="name"]')).toHaveValue('Олена');
    expect(await isKept()).toBe(true);
  } finally {
    await browser.close();
    await hop.close();
  }
});
