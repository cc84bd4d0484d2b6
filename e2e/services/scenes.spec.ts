import { addressIn, bothLanguages, expect, hydrated, test } from '../site.ts';

// In the final state: what enters is moved until it has.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of bothLanguages) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`at ${width} each channel of the plan has its name beside its lines, on ground of its own (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(addressIn('/services/marketing-strategy', language));
      await hydrated(page);
      const { names, picture } = await page.evaluate(() => {
        const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        const names = [...document.querySelectorAll<HTMLElement>('#plan li')].map((name) => {
          const { top, bottom, left } = boxOf(name);
          return { top, bottom, right: left + name.scrollWidth, line: parseFloat(name.style.insetBlockStart) };
        });
        return { names, picture: boxOf(document.querySelector('#plan img')).toJSON() };
      });
      expect(names).toHaveLength(5);
      for (const [index, { top, bottom, right, line }] of names.entries()) {
        expect(right).toBeLessThanOrEqual(picture.left);
        expect(bottom).toBeLessThan((names[index + 1]?.top ?? picture.bottom) + 1);
        // The first line of a name is level with the first line of its channel.
        const level = picture.top + (picture.height * line) / 100;
        expect(top).toBeLessThan(level);
        expect(level - top).toBeLessThan(20);
      }
      // The last month ends within the window, with what marks the ends.
      expect(picture.right).toBeLessThan(width);
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
