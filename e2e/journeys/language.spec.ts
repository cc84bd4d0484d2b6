import { changesInPlace, expect, hydrated, markDocument, test, whole } from '../site.ts';

test.beforeEach(({ page }) => changesInPlace(page));

test('the language changes in place: same document, same scroll, frame and page together', async ({
  page,
  site,
  faults,
}) => {
  await site.visit('/portfolio/ikura');
  const sameDocument = await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  // Watches every state the visitor could see: the frame's and the page's language must never differ.
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

  // The header is out of sight here; a click of the mouse would scroll to it first.
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

test('going back returns to the other language, and a reload stays in it', async ({ page, site }) => {
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
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
});

test('back to a page whose language was switched on it returns to where the visitor was', async ({ page, site }) => {
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

for (const when of ['before the address has changed', 'between the address and the words'] as const)
  test(`the language pressed last wins, ${when}`, async ({ page, site }) => {
    await site.visit('/portfolio');
    await whole(page);
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

test('links inside a page stay in its language', async ({ page, site }) => {
  await site.visit('/en');
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => path !== '/' && !/^\/en(\/|$|[?#])/.test(path))).toEqual([]);
});

test.describe('the exchange chooses the language of a first visit', () => {
  const stored = (value: string) => `localStorage.setItem('i18nextLng', ${JSON.stringify(value)})`;

  for (const [name, locale, choice, address] of [
    ['an English browser is led to English', 'en-GB', undefined, '/en/exchange'],
    ['a Ukrainian browser stays', 'uk-UA', undefined, '/exchange'],
    ['another language falls back to Ukrainian', 'ko-KR', undefined, '/exchange'],
    ['the stored choice wins over the browser', 'en-GB', 'ua', '/exchange'],
    ['a stored English wins over a Ukrainian browser', 'uk-UA', 'en', '/en/exchange'],
    ['an unknown stored value falls back to the browser', 'en-GB', 'xx', '/en/exchange'],
  ] as const) {
    test(name, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      if (choice) await context.addInitScript(stored(choice));
      await page.goto('/exchange?from=mail#faq');
      await expect(page).toHaveURL(`${address}?from=mail#faq`);
      await hydrated(page);
      await context.close();
    });
  }

  test('the English address never redirects, and a link inside the site keeps its language', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'uk-UA', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/en/exchange');
    await hydrated(page);
    await expect(page).toHaveURL('/en/exchange');
    await context.close();

    const english = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
    const inside = await english.newPage();
    await inside.goto('/sitemap');
    await hydrated(inside);
    await inside.evaluate(() => {
      location.href = '/exchange';
    });
    await expect(inside.locator('[data-remote="exchange-landing"]')).toBeVisible();
    await hydrated(inside);
    await expect(inside).toHaveURL('/exchange');
    await english.close();
  });

  test('a toggle stores the choice before it navigates', async ({ page, site }) => {
    await site.visit('/exchange');
    await page.locator('header').getByRole('link', { name: 'ENG' }).click();
    await expect(page).toHaveURL('/en/exchange');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    await page.locator('header').getByRole('link', { name: 'UA' }).click();
    await expect(page).toHaveURL('/exchange');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ua');
  });
});
