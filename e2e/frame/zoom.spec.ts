import type { Page } from '@playwright/test';
import { expect, hydrate, test } from '../site.ts';

/** Viewport of 1280 × 1024 at 400 % zoom (WCAG 2.2, 1.4.10). */
const enlarged = { width: 320, height: 256 };

test.use({ viewport: enlarged, contextOptions: { reducedMotion: 'reduce' } });

/** Tabs once around an open dialog. @returns the names of all focused elements, and of those that are partly outside the viewport */
async function goThrough(page: Page): Promise<{ stops: string[]; cut: string[] }> {
  const stops: string[] = [];
  const cut: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('dialog') || focused instanceof HTMLDialogElement) return undefined;
      const { top, bottom } = focused.getBoundingClientRect();
      return { name: focused.getAttribute('aria-label') ?? focused.textContent ?? '', top, bottom };
    });
    if (!at) return { stops, cut };
    if (stops.includes(at.name) && stops[0] === at.name) return { stops, cut };
    stops.push(at.name);
    if (at.top < -1 || at.bottom > enlarged.height + 1) cut.push(at.name);
  }
}

test('at 400 % the menu works by keyboard, shows every link whole, and returns the focus', async ({ page, site }) => {
  await site.visit('/en/services/seo');
  const opener = page.locator('header button[aria-haspopup="dialog"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await menu.locator('summary').click();
  await menu.locator('a').first().focus();
  const { stops, cut } = await goThrough(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(cut).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test.describe('on Windows', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('at 400 % the install dialog is readable, works by keyboard, and returns the focus', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await page.goto('/exchange');
    await hydrate(page);
    const opener = page.locator('main button[commandfor="install"]').first();
    await expect(opener).toBeEnabled();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog#install');
    await expect(dialog).toBeVisible();
    const [size, line] = await dialog.locator('h2').evaluate((title) => {
      const { fontSize, lineHeight } = getComputedStyle(title);
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)];
    });
    expect((line ?? 0) / (size ?? 1)).toBeGreaterThan(1.2);
    const { stops, cut } = await goThrough(page);
    expect(stops).toHaveLength(2);
    expect(cut).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
