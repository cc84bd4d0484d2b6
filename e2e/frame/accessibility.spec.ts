import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressIn, bothLanguages, expect, hydrated, specifiedPages, test } from '../site.ts';

// In the final state: what waits below the fold to be revealed is meant to be pale.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What WCAG 2.2 AA asks for and a machine can see. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.split('\n')[1] ?? ''}`),
  );
}

test('the check bites: a picture without words and pale text are found', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    pale.setAttribute('class', 'pale');
    document.querySelector('main')?.append(pale, document.createElement('img'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.pale { color: #ddd; background: #fff; }');
    document.adoptedStyleSheets = [sheet];
  });
  const found = await violations(page);
  expect(found.some((each) => each.startsWith('image-alt'))).toBe(true);
  expect(found.some((each) => each.startsWith('color-contrast'))).toBe(true);
});

for (const path of [...Object.keys(specifiedPages), '/no-such-page']) {
  for (const language of bothLanguages) {
    const address = addressIn(path, language);
    test(`${address} has no violation at 1440 and at 390`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violations(page)).toEqual([]);
      }
    });
  }
}

for (const language of bothLanguages) {
  test(`the open panel and the open menu have no violation (${language})`, async ({ page }) => {
    await page.goto(addressIn('/services/seo', language));
    await hydrated(page);
    await page.locator('header nav button').click();
    await expect(page.locator('#services-panel')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header button[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('[aria-controls]').click();
    expect(await violations(page)).toEqual([]);
  });
}
