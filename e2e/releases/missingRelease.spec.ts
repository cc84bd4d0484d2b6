import type { Page, Route } from '@playwright/test';
import { changesInPlace, expect, hydrated, keptInstead, markDocument, test } from '../site.ts';

/** What a broken remote may do. A hang fires no error: the shell needs a time limit of its own. */
const faultsOfRemotes = {
  'answers 503': (route: Route) => route.fulfill({ status: 503, body: 'away' }),
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'sends a web page instead of a module': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: '<html>',
    }),
  hangs: () => new Promise<void>(() => {}),
} as const;

async function breakRemote(page: Page, name: string, fault: (route: Route) => Promise<unknown> | unknown) {
  await page.route(`**/r/${name}/**`, (route) => void fault(route));
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const [name, fault] of Object.entries(faultsOfRemotes)) {
  test(`a remote that ${name} leaves its prerendered page readable, and the frame works`, async ({ page }) => {
    await changesInPlace(page);
    await breakRemote(page, 'portfolio', fault);
    // Its pictures may hang, too.
    await page.goto('/portfolio/ikura', { waitUntil: 'domcontentloaded' });
    const before = await page.locator('main').textContent();
    expect(before ?? '').toContain('Ikura');
    await keptInstead(page);
    expect(await page.locator('main').textContent()).toBe(before);
    await page.locator('header nav button').click();
    await expect(page.locator('header nav button')).toHaveAttribute('aria-expanded', 'true');
    const sameDocument = await markDocument(page);
    await page.locator('header nav a[href="/cybersecurity"]').click();
    await expect(page.locator('main [data-remote="cybersecurity"]')).toBeVisible();
    expect(await sameDocument()).toBe(true);
  });
}

for (const name of ['answers 503', 'hangs'] as const) {
  test(`going to a remote that ${name} loads its page as a document`, async ({ page, site }) => {
    await site.visit('/portfolio');
    const sameDocument = await markDocument(page);
    await breakRemote(page, 'home', faultsOfRemotes[name]);
    await page.locator('header nav a[href="/contact-us"]').click();
    await expect(page.locator('main [data-remote="home"] form')).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL('/contact-us');
    await keptInstead(page);
    expect(await sameDocument()).toBe(false);
  });
}

test('a return to a page that was kept asks for its remote anew', async ({ page }) => {
  await breakRemote(page, 'portfolio', faultsOfRemotes['answers 503']);
  await page.goto('/portfolio/ikura');
  await keptInstead(page);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('main [data-remote="cybersecurity"]')).toBeVisible();
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
