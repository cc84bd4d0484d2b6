import { addressIn, bothLanguages, expect, hydrated, layOut, test } from '../site.ts';

// In the final state: what enters is moved until it has.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of bothLanguages) {
  test(`each channel of the plan has its name where its lines begin (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressIn('/services/marketing-strategy', language));
    await hydrated(page);
    await layOut(page);
    const { names, picture } = await page.evaluate(() => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const names = [...document.querySelectorAll('#plan li')].map((name) => boxOf(name).toJSON());
      return { names, picture: boxOf(document.querySelector('#plan img')).toJSON() };
    });
    expect(names).toHaveLength(5);
    for (const [index, name] of names.entries()) {
      expect(name.top).toBeGreaterThan(picture.top - 1);
      expect(name.bottom).toBeLessThan((names[index + 1]?.top ?? picture.bottom) + 1);
      expect(name.right).toBeLessThanOrEqual(picture.left);
    }
    expect(picture.right).toBe(1440);
  });

  test(`on a phone each channel of the plan has its name over its lines (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressIn('/services/marketing-strategy', language));
    await hydrated(page);
    await layOut(page);
    const { names, picture } = await page.evaluate(() => {
      const names = [...document.querySelectorAll<HTMLElement>('#plan li')].map((name) => {
        const { top, bottom, right } = name.getBoundingClientRect();
        return { top, bottom, right: Math.max(right, name.scrollWidth), line: parseFloat(name.style.insetBlockStart) };
      });
      const { top, height } = document.querySelector('#plan img')?.getBoundingClientRect() ?? new DOMRect();
      return { names, picture: { top, height } };
    });
    expect(names).toHaveLength(5);
    for (const { top, bottom, right, line } of names) {
      const over = picture.top + (picture.height * line) / 100 - bottom;
      expect(over).toBeGreaterThan(4);
      expect(over).toBeLessThan(14);
      // The name and its share below it, so that both end before lines change their channel, within the water's height and the page's margin.
      expect(bottom - top).toBeLessThan(44);
      expect(top).toBeGreaterThan(picture.top);
      expect(right).toBeLessThanOrEqual(370);
    }
  });

  test(`what the strategy says about SEO opens, and all of it is in the document (${language})`, async ({ page }) => {
    await page.goto(addressIn('/services/marketing-strategy', language));
    await hydrated(page);
    const further = page.locator('#about-seo details p');
    await expect(further).toHaveCount(2);
    await expect(further.first()).toBeHidden();
    await page.locator('#about-seo summary').click();
    await expect(further.last()).toBeVisible();
  });

  test(`each post of the feed leads to the case whose colours it has (${language})`, async ({ page }) => {
    await page.goto(addressIn('/services/smm', language));
    await hydrated(page);
    const ways = await page
      .locator('#feed li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual(['ikura', 'zoo-expert', 'key4gg'].map((key) => addressIn(`/portfolio/${key}`, language)));
  });
}
