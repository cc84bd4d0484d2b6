import type { Page } from '@playwright/test';
import { addressIn, expect, hydrated, specifiedPages, test } from '../site.ts';
import { whatSticksOut } from '../whatSticksOut.ts';

/** What is left of a window of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10). */
const enlarged = { width: 320, height: 256 };

test.use({ viewport: enlarged, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Runs in the browser: the largest part of the window's height that is kept by what stays in it, scrolled to a number of places. What lies at a place is
 * laid out when it is asked for: no frame is waited for, which a window that small draws late, or on a busy machine not at all.
 */
function largestCover(): number {
  const rows = Array.from({ length: 64 }, (_, row) => (row + 0.5) / 64);
  const stays = (x: number, y: number) => {
    for (let each = document.elementFromPoint(x, y); each; each = each.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
    return false;
  };
  let largest = 0;
  for (let part = 1; part <= 16; part += 1) {
    scrollTo({ top: ((document.documentElement.scrollHeight - innerHeight) * part) / 16, behavior: 'instant' });
    const kept = rows.filter((y) => stays(innerWidth / 2, y * innerHeight)).length;
    largest = Math.max(largest, kept / rows.length);
  }
  return largest;
}

for (const path of Object.keys(specifiedPages))
  test(`${path} at 400 % scrolls one way, and what stays in the window leaves two thirds of it`, async ({ page }) => {
    await page.goto(addressIn(path, 'ua'));
    expect(await page.evaluate(whatSticksOut)).toEqual([]);
    // A header that lets presses through to the page's own bar hides what is below it all the same.
    await page.locator('header').evaluate((header) => {
      header.style.pointerEvents = 'auto';
    });
    const cover = await page.evaluate(largestCover);
    expect(cover).toBeGreaterThan(0.1);
    expect(cover).toBeLessThan(1 / 3);
  });

test('the look bites: a bar that takes half of the window is found', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => {
    const bar = document.createElement('div');
    bar.style.cssText = 'position: fixed; inset: 50% 0 0; background: red; z-index: 99';
    document.body.append(bar);
  });
  expect(await page.evaluate(largestCover)).toBeGreaterThan(0.5);
});

/** Goes through an open dialog by keys, once around: what stands in it, and what was not seen whole when it had the focus. */
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

test('at 400 % the menu is gone through by keys, every link of it is seen whole, and it gives the focus back', async ({
  page,
  site,
}) => {
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

  test('at 400 % the install dialog reads line by line, its buttons are reached, and it gives the focus back', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgentData', { value: undefined }));
    await page.goto('/exchange');
    await hydrated(page);
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
