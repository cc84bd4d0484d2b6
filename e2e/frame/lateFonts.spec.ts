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
    test(`${address} at ${width} has no layout shift when its fonts arrive late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let late = 0;
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        late += 1;
        await painted.promise;
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
      // Does not wait for the load event, which waits for the delayed fonts.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(wordsArePainted);
      painted.resolve();
      await expect.poll(() => late).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
        .toBeGreaterThan(1);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
    });
  }
}

/** Waits for the first paint in fallback fonts. Browsers hide text for 100 ms before they use a fallback font. Runs in the browser. */
async function wordsArePainted(): Promise<void> {
  const painted = () =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  while (performance.now() < painted() + 200) await new Promise(requestAnimationFrame);
}
