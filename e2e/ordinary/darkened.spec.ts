import { expect, test } from '../site.ts';

// Browsers darken pages only for visitors who prefer a dark colour scheme.
test.use({ colorScheme: 'dark' });

/** The site's `color-scheme` prevents automatic darkening, which would change text, but not drawings. */
test('a browser that darkens pages automatically leaves the site unchanged', async ({ page }) => {
  await page.goto('/contact-us');
  const ground = async () =>
    (await page.screenshot({ clip: { x: 2, y: 880, width: 4, height: 4 } })).toString('base64');
  const before = await ground();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect(await ground()).toBe(before);
  // Proves that the check can fail: without the site's `color-scheme`, the page is darkened.
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(ground).not.toBe(before);
});
