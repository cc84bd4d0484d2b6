import { setTextSize } from '../looks/setTextSize.ts';
import { expect, hydrate, test } from '../site.ts';

test('the header is sticky and does not cover the target of a link', async ({ page }) => {
  await page.goto('/terms');
  await hydrate(page);
  const header = page.locator('body header').first();
  const edge = () => header.evaluate((each) => each.getBoundingClientRect().bottom);
  expect(await edge()).toBe(88);
  await page.locator('[data-contents] a').last().click();
  const heading = page.locator('#law h2');
  await expect(heading).toBeInViewport();
  await expect.poll(edge).toBe(74);
  await expect.poll(() => heading.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(await edge());
  // The services panel opens below the header, which is 74 px high after scrolling.
  await header.getByRole('button', { name: 'Послуги' }).click();
  const panel = page.locator('#services-panel');
  await expect(panel.getByRole('link').first()).toBeInViewport();
  expect(await panel.evaluate((each) => each.getBoundingClientRect().top)).toBe(74);
});

test('over a banner the header is transparent; after it the header has a background and progress', async ({ page }) => {
  await page.goto('/services/seo');
  await hydrate(page);
  const header = page.locator('body header').first();
  const colour = () => header.evaluate((each) => getComputedStyle(each).backgroundColor);
  const read = () =>
    header.evaluate((each) => {
      const line = getComputedStyle(each.querySelector(':scope > span') as Element, '::before').translate;
      return Number.parseFloat(line === 'none' ? '0' : line);
    });
  expect(await page.locator('#main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
  expect(await colour()).toBe('rgba(0, 0, 0, 0)');
  expect(await read()).toBe(-100);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)');
  await expect.poll(read).toBeGreaterThan(-100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await read()).toBeGreaterThan(-1);
  }).toPass();
});

test('with doubled text, the sticky header keeps every word inside the viewport', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const header = page.locator('body header').first();
  for (const width of [1440, 1280, 1100, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(setTextSize, 'doubled');
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => header.evaluate((each) => each.getBoundingClientRect().top)).toBeLessThan(0);
    const cut = await header.locator('a:visible, button:visible').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const words = document.createRange();
        words.selectNodeContents(control);
        const { top, bottom, left, right } = words.getBoundingClientRect();
        // Computes the upper edge of the letters, 0.4 em above the middle of the box. The box of a control is higher than its letters.
        const highest = (top + bottom) / 2 - 0.4 * Number.parseFloat(getComputedStyle(control).fontSize);
        return highest < 0 || left < 0 || right > innerWidth ? [control.textContent] : [];
      }),
    );
    expect(cut, `${width}`).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
  }
});

for (const [address, part] of [
  ['/terms', 'law'],
  ['/en/exchange', 'faq'],
  ['/portfolio/ikura', 'results'],
] as const)
  test(`a reload of ${address} keeps the reading position`, async ({ page }) => {
    const target = page.locator(`#${part}`);
    const top = () => target.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    // Opens the page without a fragment. With one, the browser would restore the section instead of the position in pixels.
    await page.goto(address);
    await target.evaluate((each) => each.scrollIntoView());
    const before = await top();
    await page.reload();
    await expect.poll(top).toBe(before);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script a phone’s header is one row with a link to the sitemap', async ({ page }) => {
    for (const address of ['/services/smm', '/en/services/smm', '/terms', '/exchange']) {
      await page.goto(address);
      const header = page.locator('body header').first();
      const map = header.getByRole('link', { name: /^(Карта сайту|Sitemap)$/ });
      // In a wide viewport, only the slim frame of /exchange shows this link. Other pages show the navigation.
      await expect(map).toBeVisible({ visible: address === '/exchange' });
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(map, `${address} at ${width}`).toBeVisible();
        const [sign, way] = [await header.locator('a').first().boundingBox(), await map.boundingBox()];
        expect(
          sign && way && way.y < sign.y + sign.height && sign.y < way.y + way.height,
          `${address} at ${width}`,
        ).toBe(true);
        const last = await header.locator('a, button').filter({ visible: true }).last().boundingBox();
        expect((last?.x ?? 0) + (last?.width ?? 0), `${address} at ${width}`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
});
