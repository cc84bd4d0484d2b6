import { devices, type Locator } from '@playwright/test';
import { expect, test } from '../site.ts';

/** Returns how far a cover has moved aside to the right, in multiples of its width; undefined without a mask. */
const taken = (card: Locator) =>
  card.locator('[data-cover]').evaluate((cover) => {
    const mask = [...cover.querySelectorAll('*')].find((each) => getComputedStyle(each).maskImage !== 'none');
    const box = cover.getBoundingClientRect();
    return mask ? Math.round(((mask.getBoundingClientRect().right - box.right) / box.width) * 10) / 10 : undefined;
  });

test('a cover opens on hover and on focus without script, and closes again', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  // Blocks the page's scripts. CSS alone must open the cover.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/portfolio');
  const card = page.locator('#projects article').first();
  await page.mouse.move(2, 2);
  expect(await taken(card)).toBe(0);
  await card.hover();
  await expect.poll(() => taken(card)).toBe(1.4);
  await page.mouse.move(2, 2);
  await expect.poll(() => taken(card)).toBe(0);
  await page.keyboard.press('Tab');
  await card.getByRole('link').focus();
  await expect.poll(() => taken(card)).toBe(1.4);
  const macro = card.locator('img[alt=""]');
  await expect.poll(() => macro.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await context.close();
});

test('on a touch screen a cover opens in view, and its close-up loads only when near', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/portfolio');
  // Tests the last card, because only this card is so far below the first screen (two viewports) that its close-up is not loaded yet.
  const card = page.locator('#projects article').last();
  const macro = card.locator('img[alt=""]');
  const shown = () => macro.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect(page.locator('[data-cover]').first()).toHaveAttribute('data-cover', 'opened');
  await expect(card.locator('[data-cover]')).toHaveAttribute('data-cover', '');
  expect(await shown()).toBe('');
  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-cover]').evaluate((cover) => cover.scrollIntoView({ block: 'center' }));
  await expect(card.locator('[data-cover]')).toHaveAttribute('data-cover', 'opened');
  await expect.poll(() => taken(card)).toBe(1.4);
  await expect.poll(shown).toContain('banner-portrait');
  await context.close();
});

test('under reduced motion a cover stays closed, and its close-up is not fetched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const macros = () => fetched.filter((url) => url.includes('banner-portrait'));
  await page.goto('/portfolio');
  const card = page.locator('#projects article').first();
  await card.hover();
  expect(await taken(card)).toBe(0);
  expect(macros()).toEqual([]);
  // Proves that the check can fail: with motion allowed, the page fetches the close-up.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(macros).not.toEqual([]);
  await context.close();
});
