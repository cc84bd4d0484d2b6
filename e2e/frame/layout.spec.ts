import { addressIn, bothLanguages, expect, hydrated, specifiedPages, test } from '../site.ts';

const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1200, 1440, 1920];

/**
 * What a visitor cannot read or press at this width. `main` clips what sticks out, so the document's own width says little: every text,
 * control and box is held against the window, except inside what scrolls or cuts on purpose and stands inside the window itself.
 */
function whatSticksOut(): string[] {
  const clips = (element: Element) => !/visible/.test(getComputedStyle(element).overflowX);
  const inside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= -1 && right <= window.innerWidth + 1;
  };
  const seen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll(
    'main :is(a, button, input, textarea, iframe, p, h1, h2, h3, li, td, dt, dd, figure, div), header *, footer *',
  )) {
    if (inside(element) || !seen(element) || element.closest('svg, [aria-hidden="true"]')) continue;
    const box = element.tagName === 'DIV';
    if (box && !clips(element)) continue;
    let parent = element.parentElement;
    while (parent && parent.id !== 'main' && !clips(parent)) parent = parent.parentElement;
    const cutOnPurpose =
      parent !== null && parent.id !== 'main' && parent.tagName !== 'HTML' && parent.tagName !== 'BODY';
    if (!cutOnPurpose) found.push(element.outerHTML.slice(0, 100));
  }
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return over > 0 ? [`the document scrolls ${over} px`, ...found.slice(0, 3)] : found.slice(0, 3);
}

for (const path of [...Object.keys(specifiedPages), '/no-such-page']) {
  for (const language of bothLanguages) {
    const address = addressIn(path, language);
    test(`${address} stays inside the window at every width`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      const wide: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(whatSticksOut);
        if (found.length > 0) wide.push(`${width}: ${found.join(' | ')}`);
      }
      expect(wide).toEqual([]);
    });
  }
}

for (const address of ['/', '/en', '/portfolio', '/en/services/seo', '/exchange', '/en/exchange', '/no-such-page']) {
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
