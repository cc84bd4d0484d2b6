import { expect, hydrate, hydrateWholePage, markDocument, preventDocumentRace, test } from '../site.ts';

test.beforeEach(({ page }) => preventDocumentRace(page));

test('the language changes in place: document and scroll stay, frame and page change together', async ({
  page,
  site,
  faults,
}) => {
  await site.visit('/portfolio/ikura');
  const sameDocument = await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  // Records the languages of frame and page in each state that the visitor could see. Both must always be equal.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenLanguages: seen });
    const cyrillic = (selector: string) => /[а-яіїєґ]/i.test(document.querySelector(selector)?.textContent ?? '');
    const look = () => seen.add(`${cyrillic('header nav')}|${cyrillic('main h1')}|${document.documentElement.lang}`);
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

  // Dispatches the event: `click()` would first scroll up to the header, but the language switch must keep the scroll position.
  await page.getByRole('link', { name: 'ENG' }).dispatchEvent('click');
  await expect(page).toHaveURL('/en/portfolio/ikura');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'ENG' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('h1')).toContainText('food-delivery');
  await expect(page).toHaveTitle(/Porohy/);
  expect(await sameDocument()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  const seen = await page.evaluate(() => [...(window as unknown as { seenLanguages: Set<string> }).seenLanguages]);
  expect(seen.length).toBeGreaterThan(0);
  for (const state of seen) expect(['true|true|uk', 'false|false|en']).toContain(state);
  expect(faults).toEqual([]);
});

test('the Back button returns to the other language, and a reload keeps the language', async ({ page, site }) => {
  await site.visit('/portfolio');
  await page.getByRole('link', { name: 'ENG' }).click();
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page).toHaveTitle(/Пороги/);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  await page.reload();
  await hydrate(page);
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
});

test("after a language switch, the Back button still restores the page's scroll position", async ({ page, site }) => {
  await site.visit('/');
  await page.getByRole('link', { name: 'ENG' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const row = page.locator('#services a').first();
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await row.click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page.locator('main h1')).toBeFocused();
});

for (const when of ['before the address has changed', 'between the changes of address and text'] as const)
  test(`the language pressed last wins, ${when}`, async ({ page, site }) => {
    await site.visit('/portfolio');
    await hydrateWholePage(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/locale-en.*', async (route) => {
      await held;
      await route.continue();
    });
    const back = page.getByRole('link', { name: 'UA', exact: true });
    const asked = page.waitForRequest(/locale-en/);
    if (when.startsWith('between'))
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          history.pushState = push;
          for (const link of document.querySelectorAll<HTMLElement>('header a[hreflang="uk"]')) link.click();
        };
      });
    await page.getByRole('link', { name: 'ENG', exact: true }).click();
    await asked;
    if (when.startsWith('before')) await back.click();
    const arrived = page.waitForResponse(/locale-en/);
    release();
    await arrived;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/portfolio');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
    await expect(back).toHaveAttribute('aria-current', 'true');
  });

test("the exchange page's language toggle stores the choice before it navigates", async ({ page, site }) => {
  await site.visit('/exchange');
  for (const [name, address, stored] of [
    ['ENG', '/en/exchange', 'en'],
    ['UA', '/exchange', 'ua'],
  ] as const) {
    await page.locator('header').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe(stored);
  }
});
