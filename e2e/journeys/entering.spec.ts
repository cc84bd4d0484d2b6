import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';

/* Tests what enters and counts on sight, in a document that was scrolled and not pressed: React is never asked for. */

/** Moves the page by hand: from then on what is below the fold waits. */
async function move(page: Page): Promise<void> {
  const waiting = page.locator('footer [data-reveal="waiting"]').first();
  await expect(waiting).not.toBeAttached();
  // A wheel would be followed by a move of the mouse that the browser makes up, and that asks for the frame.
  await page.evaluate(() => dispatchEvent(new Event('touchmove')));
  await expect(waiting).toBeAttached();
}
const untouched = (html: Locator) => expect(html).not.toHaveAttribute('data-hydrated');

test('figures run when they are seen, once, and are read out as they end', async ({ page, faults }) => {
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

test('what is below the fold waits and enters, and the contents say what is being read', async ({ page, faults }) => {
  await page.goto('/cybersecurity');
  await move(page);
  await expect(page.locator('[data-contents] [aria-current]')).toHaveCount(0);
  await page.locator('[data-contents] a[href="#threats"]:visible').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('[data-contents] a[href="#threats"]:visible')).toHaveAttribute('aria-current', 'true');
  // Reading goes on there: the section has the focus.
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
  test(`nothing waits for ever at the end of ${address} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.goto(address);
    await move(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Parts at the end of the page; the footer may be higher than the window.
    const shown = () =>
      page
        .locator('footer [data-reveal="waiting"]')
        .evaluateAll((elements) => elements.filter((each) => each.getBoundingClientRect().bottom > 0).length);
    await expect.poll(shown).toBe(0);
    await expect(page.locator('footer [data-reveal="revealed"]').last()).toBeVisible();
  });

test('where less motion is asked for everything stands', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#stats').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-reveal="waiting"], [data-reveal="revealed"], [data-counter="running"]')).toHaveCount(
    0,
  );
});
