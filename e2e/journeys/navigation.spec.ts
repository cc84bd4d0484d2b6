import type { Page } from '@playwright/test';
import { collectRequests, expect, hydrate, markDocument, preventDocumentRace, test } from '../site.ts';

test.beforeEach(({ page }) => preventDocumentRace(page));

const journey = [
  ['/portfolio', 'portfolio'],
  ['/cybersecurity', 'cybersecurity'],
  ['/contact-us', 'home'],
] as const;

test('a visitor navigates through several remotes and back without loading a document', async ({
  page,
  site,
  faults,
}) => {
  await site.visit('/terms');
  const sameDocument = await markDocument(page);
  const headings: string[] = [];
  for (const [address, owner] of journey) {
    await page.locator(`header nav a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(`main [data-remote="${owner}"]`)).toBeVisible();
    await expect(page.locator('h1')).toBeFocused();
    headings.push((await page.locator('h1').textContent()) ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  expect(new Set(headings).size).toBe(journey.length);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(headings[1] ?? '');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(headings[0] ?? '');
  await page.goBack();
  await expect(page.locator('main [data-remote="home"]')).toBeVisible();
  await expect(page).toHaveURL('/terms');
  expect(await sameDocument()).toBe(true);
  expect(faults).toEqual([]);
});

for (const [when, waitUntil] of [
  ['after the load event', 'load'],
  ['before the load event', 'commit'],
] as const)
  test(`after a reload, the Back button pressed ${when} leads to the previous page`, async ({ page, site }) => {
    await site.visit('/terms');
    const sameDocument = await markDocument(page);
    await page.locator('header nav a[href="/contact-us"]').click();
    const heading = page.locator('main [data-remote="home"] h1');
    await expect(heading).toHaveText(/розрахунку/);
    await page.locator('header nav a[href="/portfolio"]').click();
    await expect(page.locator('main [data-remote="portfolio"] h1')).toBeFocused();
    // Both navigations kept the document. After the reload, the browser still treats their history entries as entries of one document.
    expect(await sameDocument()).toBe(true);
    await page.reload({ waitUntil });
    // Waits until the new document has replaced the old one, because a visitor cannot press the Back button earlier.
    await page.evaluate(() => document.readyState);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/contact-us');
    await expect(heading).toHaveText(/розрахунку/);
    await hydrate(page);
    await expect(page).toHaveTitle(/Контакти/);
  });

test('a page that needs no script loads the federation runtime only on intent', async ({ page, site }) => {
  const others = collectRequests(page, 'portfolio');
  const runtime = collectRequests(page, 'shell');
  await site.visit('/terms');
  expect(others).toHaveLength(0);
  expect(runtime.filter((request) => request.url().includes('federation'))).toHaveLength(0);
  await page.locator('header nav a[href="/portfolio"]').hover();
  await expect.poll(() => others.length).toBeGreaterThan(3);
  await expect.poll(() => runtime.some((request) => request.url().includes('federation'))).toBe(true);
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('main [data-remote="portfolio"] h1')).toBeFocused();
  // Reads `__FEDERATION__`, the global that lists all Module Federation instances of the page for developer tools.
  const instances = await page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
    return federation.__INSTANCES__.map(({ name, options, shareScopeMap }) => ({
      name,
      remotes: options.remotes.map(({ name, entry }) => [name, new URL(entry).pathname]),
      react: Object.keys(shareScopeMap.default?.react ?? {}).length,
    }));
  });
  expect(instances).toEqual([
    {
      name: 'shell',
      remotes: [['portfolio', expect.stringMatching(/^\/r\/portfolio\/remoteEntry\.[0-9a-f]{8}\.js$/)]],
      react: 1,
    },
  ]);
});

interface Instance {
  readonly name: string;
  readonly options: { readonly remotes: readonly { readonly name: string; readonly entry: string }[] };
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

test('the new title is announced, and the head follows the page and its language', async ({ page, site }) => {
  await site.visit('/terms');
  await page.getByRole('link', { name: 'ENG', exact: true }).click();
  await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Porohy');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://porohy.example/en/terms');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('main [data-remote="portfolio"]')).toBeVisible();
  await expect(page.locator('[role="status"]')).toContainText('Портфоліо');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/portfolio$/);
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/terms$/);
});

test('an unknown address shows the 404 page inside the frame, in both languages', async ({ page, request }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await hydrate(page);
  await expect(page.locator('h1')).toHaveText('Сторінку не знайдено');
  await expect(page.locator('main')).toContainText(
    'Сторінка, яку ви шукаєте, не існує або була переміщена. Поверніться на головну сторінку.',
  );
  await expect(page.getByRole('link', { name: 'Повернутися додому' })).toHaveAttribute('href', '/');
  await expectLanguagesOfHome(page);
  expect((await request.get('/en/no-such-page')).status()).toBe(404);
  await page.goto('/en/no-such-page');
  await hydrate(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await expectLanguagesOfHome(page);
  // Leaves the not-found page. The elements that it had added to the head must disappear.
  await page.locator('header nav a[href="/en/portfolio"]').click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://porohy.example/en/portfolio');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

/** Expects that the language links lead to the home pages, because the not-found page has no address in either language. */
async function expectLanguagesOfHome(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'UA', exact: true })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'ENG', exact: true })).toHaveAttribute('href', '/en');
}

test('of two quick clicks the second wins, even while the first page is loading', async ({ page, site }) => {
  await site.visit('/terms');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header nav a[href="/portfolio"]')?.click();
    document.querySelector<HTMLElement>('header nav a[href="/cybersecurity"]')?.click();
  });
  await expect(page).toHaveURL('/cybersecurity');
  await expect(page.locator('main [data-remote="cybersecurity"] h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});
