import { changesInPlace, expect, hydrated, keptInstead, markDocument, test } from '../site.ts';

// What else a remote may do is tried in `faults/faults.spec.ts`.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page that was kept loses nothing, is left in place, and a return to its remote asks for it anew', async ({
  page,
}) => {
  await changesInPlace(page);
  await page.route('**/r/portfolio/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/portfolio/ikura');
  const before = await page.locator('main').textContent();
  expect(before).toContain('Ikura');
  await keptInstead(page);
  expect(await page.locator('main').textContent()).toBe(before);
  const sameDocument = await markDocument(page);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('main [data-remote="cybersecurity"]')).toBeVisible();
  expect(await sameDocument()).toBe(true);
  await page.unroute('**/r/portfolio/**');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('main [data-remote="portfolio"] h1')).toBeVisible();
  await hydrated(page);
});

test('a page that needs no script is whole whatever becomes of its remote, which is never asked', async ({ page }) => {
  await changesInPlace(page);
  const asked: string[] = [];
  await page.route('**/r/portfolio/**.js', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503 });
  });
  await page.goto('/portfolio');
  await hydrated(page);
  expect(asked).toEqual([]);
  const sameDocument = await markDocument(page);
  await page.locator('main a[href="/portfolio/ikura"]').first().hover();
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('main [data-remote="cybersecurity"] h1')).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('a dead snapshot makes links ordinary links', async ({ page, site }) => {
  await site.visit('/terms');
  await page.route('**/snapshot.json', (route) => route.abort());
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
  await hydrated(page);
});
