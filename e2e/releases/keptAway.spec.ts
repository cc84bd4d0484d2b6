import { chromium } from '@playwright/test';
import { browserArguments, findShell } from '../browser.ts';
import { faultProxy } from '../faults/faultProxy.ts';
import { says } from '../faults/wire.ts';
import { expect, hydrated, keptInstead, markDocument, notFromOutside, test } from '../site.ts';

notFromOutside('stands behind a proxy of its own');

test('a page that is away is kept like any other when it is left, and comes alive on the way back', async ({
  baseURL,
}) => {
  const proxy = await faultProxy(baseURL ?? '');
  // Playwright's browsers keep no page that is left, unless they are told to.
  const browser = await chromium.launch({
    executablePath: findShell(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ locale: 'uk-UA' });
    const mend = proxy.use(/^\/r\/home\/remoteEntry\./, says(503));
    await page.goto(`${proxy.url}/contact-us`);
    await keptInstead(page);
    expect(proxy.met()).toBeGreaterThan(0);
    const isKept = await markDocument(page);
    await page.locator('[name="name"]').fill('Олена');
    await page.goto(`${proxy.url}/terms`);
    mend();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact-us$/);
    expect(await isKept()).toBe(true);
    await hydrated(page);
    await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('[name="name"]')).toHaveValue('Олена');
    expect(await isKept()).toBe(true);
  } finally {
    await browser.close();
    await proxy.close();
  }
});
