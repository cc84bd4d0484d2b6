import { expect, test } from '../site.ts';

for (const address of [
  '/',
  '/en',
  '/portfolio',
  '/en/services/seo',
  '/en/portfolio/ikura',
  '/exchange',
  '/en/exchange',
  '/no-such-page',
]) {
  for (const width of [390, 1440]) {
    test(`${address} at ${width} does not move when its fonts come late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let late = 0;
      await page.route('**/*.woff2', async (route) => {
        late += 1;
        // The delay is the condition that is tested, not a wait for a state.
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { shifted: number }).shifted += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      await expect.poll(() => late).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
        .toBeGreaterThan(1);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
    });
  }
}
