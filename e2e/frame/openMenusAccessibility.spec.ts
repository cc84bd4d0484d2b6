import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

// Uses reduced motion, because parts below the fold are otherwise pale until they are scrolled into view.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of bothLanguages) {
  test(`the open services panel and the open menu have no accessibility violation (${language})`, async ({ page }) => {
    await page.goto(getAddress('/services/seo', language));
    await hydrate(page);
    await page.locator('header nav button').click();
    await expect(page.locator('#services-panel')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('summary').click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}
