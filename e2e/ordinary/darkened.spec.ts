import { expect, test } from '../site.ts';

// Only visitors who ask for dark pages have them darkened.
test.use({ colorScheme: 'dark' });

/** A browser that darkens pages would darken words and leave drawings as they are. The site says that it has chosen its colours. */
test('a browser that darkens pages by itself leaves this one as it is', async ({ page }) => {
  await page.goto('/contact-us');
  const ground = async () =>
    (await page.screenshot({ clip: { x: 2, y: 880, width: 4, height: 4 } })).toString('base64');
  const before = await ground();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect(await ground()).toBe(before);
  // The check bites: without that word the page is darkened.
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light'));
  await expect.poll(ground).not.toBe(before);
});
