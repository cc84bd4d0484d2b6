import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

// Turns smooth scrolling off, so that positions can be asserted immediately.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of bothLanguages)
  test(`the article's contents lead to each section, and its end leads to contact (${language})`, async ({
    page,
    site,
    faults,
  }) => {
    await site.visit(getAddress('/cybersecurity', language));
    for (const id of ['what-is', 'difference', 'protection']) {
      await page.locator(`[data-contents] a[href$="#${id}"]:visible`).click();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await page.locator('main [data-has-cta] a').click();
    await expect(page).toHaveURL(getAddress('/contact-us', language));
    await hydrate(page);
    await expect(page.locator('#contact-form')).toBeVisible();
    expect(faults).toEqual([]);
  });

for (const language of bothLanguages)
  test(`diagrams reach the viewport's edge on wide screens, while text and tables keep the margin (${language})`, async ({
    page,
    site,
  }) => {
    await site.visit(getAddress('/cybersecurity', language));
    const rightEdges = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().right)));
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const edge = await page.evaluate(() => document.documentElement.clientWidth);
      expect(await rightEdges('article figure [role="img"]')).toEqual(Array(5).fill(edge));
      const words = await rightEdges('article section :is(h2, h3, p, figcaption, table)');
      expect(words.length).toBeGreaterThan(30);
      expect(Math.max(...words)).toBeLessThanOrEqual(edge - 40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(edge);
    }
  });

for (const language of bothLanguages)
  test(`on a phone the sticky contents name the chapter and close after a choice (${language})`, async ({
    page,
    site,
    faults,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await site.visit(getAddress('/cybersecurity', language));
    await hydrate(page);
    const bar = page.locator('nav[aria-labelledby="contents-title"] summary');
    for (const id of ['threats', 'goals']) {
      const title = page.locator(`#${id} h2`);
      await bar.press('Enter');
      await page.locator(`[data-contents] a[href$="#${id}"]`).press('Enter');
      await expect(page.locator('details:has(+ [data-contents])')).not.toHaveAttribute('open');
      await expect(page.locator(`section#${id}`)).toBeFocused();
      await expect(bar.locator('[data-title]:visible')).toHaveAttribute(
        'data-title',
        (await title.textContent()) ?? '',
      );
      const bottom = await bar.evaluate((each) => each.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(120);
      expect(await title.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(bottom);
    }
    expect(faults).toEqual([]);
  });

test('a link in the contents scrolls smoothly for a mouse, and jumps for a keyboard', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.visit('/cybersecurity');
  const html = page.locator('html');
  const link = page.locator('[data-contents] a[href="#goals"]:visible');
  await link.focus();
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  await link.hover();
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
});
