import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

for (const language of bothLanguages)
  test(`two adjacent figures keep a distance, whatever unit the first has (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(getAddress('/portfolio/bmed', language));
    await hydrate(page);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [first, second] = await page
        .locator('#results dl')
        .first()
        .locator('dd')
        .evaluateAll((values) =>
          values.map((value) => {
            const words = document.createRange();
            words.selectNodeContents(value);
            const { left, right } = words.getBoundingClientRect();
            return { left, right };
          }),
        );
      expect(second && first && second.left - first.right, `${width}`).toBeGreaterThan(width / 32);
    }
  });
