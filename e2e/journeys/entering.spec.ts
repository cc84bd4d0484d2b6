import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/* Tests parts that appear, and figures that count up, when scrolled into view. The visitor presses nothing, so React never loads. */

/** Simulates a touch move. From then on, parts below the fold are hidden until they enter the viewport. */
async function move(page: Page): Promise<void> {
  const waiting = page.locator('footer [data-reveal="waiting"]').first();
  await expect(waiting).not.toBeAttached();
  // Dispatches a touch event. After a wheel event, the browser would fire a mouse move, which loads the frame.
  await page.evaluate(() => dispatchEvent(new Event('touchmove')));
  await expect(waiting).toBeAttached();
}
const untouched = (html: Locator) => expect(html).not.toHaveAttribute('data-hydrated');

test('figures count up once when they become visible, and always have their final text', async ({ page, faults }) => {
  await page.goto('/');
  const figure = page.locator('#stats [data-counter]').first();
  const [whole, box] = [await figure.textContent(), await figure.boundingBox()];
  expect(whole).toMatch(/^\d+$/);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-counter', 'running');
  const shown = () =>
    figure.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--porohy-count')));
  await expect.poll(shown).toBeGreaterThan(0);
  expect(await shown()).toBeLessThanOrEqual(Number(whole));
  await expect(figure).toHaveText(whole ?? '');
  expect((await figure.boundingBox())?.width).toBe(box?.width);
  await expect(figure).toHaveAttribute('data-counter', '');
  await page.evaluate(() => scrollTo(0, 0));
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-counter', '');
  expect(faults).toEqual([]);
});

test('parts below the fold enter on scroll, and the contents mark the current section', async ({ page, faults }) => {
  await page.goto('/cybersecurity');
  await move(page);
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(0);
  await page.locator('[data-contents] a[href="#threats"]:visible').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('[data-contents] a[href="#threats"]:visible')).toHaveAttribute('aria-current', 'true');
  // The section must have the focus, so that Tab continues from there.
  await expect(page.locator('section#threats')).toBeFocused();
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('footer [data-reveal="revealed"]').first()).toBeVisible();
  await untouched(page.locator('html'));
  expect(faults).toEqual([]);
});

for (const [address, width] of [
  ['/terms', 320],
  ['/', 390],
  ['/exchange', 1024],
  ['/portfolio/ikura', 1440],
] as const)
  test(`no part is left waiting at the end of ${address} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(address);
    await move(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Ignores parts above the viewport, which cannot enter it, because the footer may be taller than the viewport.
    const shown = () =>
      page
        .locator('footer [data-reveal="waiting"]')
        .evaluateAll((elements) => elements.filter((each) => each.getBoundingClientRect().bottom > 0).length);
    await expect.poll(shown).toBe(0);
    await expect(page.locator('footer [data-reveal="revealed"]').last()).toBeVisible();
  });

test('under reduced motion all parts are visible and no figure counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#stats').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="revealed"], [data-counter="running"]')).toHaveCount(
    0,
  );
});
