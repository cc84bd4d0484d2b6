import type { Page } from '@playwright/test';
import { changesInPlace, expect, hydrated, keptInstead, markDocument, shortenLimits, test, whole } from '../site.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Changes the document before the shell's script runs, as a translating extension does: React then renders on the client. */
const editedBeforeHydration = () => {
  const edit = () => {
    const link = document.querySelector('footer a');
    if (link) link.textContent = 'changed by an extension';
    else requestAnimationFrame(edit);
  };
  edit();
};

test('a dead remote and a changed document together leave no white page', async ({ page }) => {
  await page.addInitScript(editedBeforeHydration);
  await page.route('**/r/portfolio/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/portfolio/ikura');
  await keptInstead(page);
  await expect(page.locator('h1')).toHaveText(/IKURA/i);
  await expect(page.locator('header')).toBeVisible();
});

test('a pointer over links never loads a document, however dead the remotes are', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route('**/r/{portfolio,cybersecurity}/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/portfolio/ikura', { waitUntil: 'commit' });
  for (const address of ['/cybersecurity', '/portfolio', '/contact-us', '/portfolio']) {
    await page.locator(`header nav a[href="${address}"]`).first().dispatchEvent('pointerover');
    await page.locator(`header nav a[href="${address}"]`).first().hover();
  }
  await keptInstead(page);
  await page.locator('header nav a[href="/cybersecurity"]').hover();
  await page.locator('header nav a[href="/portfolio"]').first().hover();
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
});

test('a page that throws in one language keeps its markup, leads on, and is whole in the other, which is remembered', async ({
  page,
}) => {
  // Breaks what the page calls while rendering, not what loads it: the remote arrives whole.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {};
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        if (this.resolvedOptions().locale.startsWith('en')) throw new Error('broken on purpose');
        return get?.call(this);
      },
    });
  });
  await page.goto('/en/exchange');
  await keptInstead(page);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#faq')).toBeVisible();
  // The page's bar stays as it came, and the frame's menu leads on.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').locator('a[href="/en/portfolio"]').click();
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  await page.goto('/en/exchange');
  await keptInstead(page);
  await page.locator('header').getByRole('link', { name: 'UA', exact: true }).click();
  await expect(page).toHaveURL('/exchange');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ua');
  await hydrated(page);
  await expect(page.locator('main h1')).toHaveText('Тридцять днів торгівлі без комісії');
  await expect(page.locator('#prices')).toBeVisible();
});

test('history leads from part to part of a page that nobody has wanted, and the browser complains of nothing', async ({
  page,
  site,
  faults,
}) => {
  await site.visit('/cybersecurity');
  await page.locator('main a[href$="#goals"]').first().click();
  await expect(page).toHaveURL('/cybersecurity#goals');
  await page.goBack();
  await expect(page).toHaveURL('/cybersecurity');
  await expect(page.locator('main h1')).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe('where nothing moves by itself', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const from of ['/privacy', '/cybersecurity'])
    test(`history leads back through the parts of ${from} to where the visitor was`, async ({ page, site }) => {
      await site.visit(from);
      const parts = page.locator('main nav a[href*="#"], main ol a[href*="#"]');
      const there = () => page.evaluate(() => Math.round(scrollY));
      const places = [await there()];
      for (const part of [parts.nth(1), parts.nth(3)]) {
        await part.dispatchEvent('click');
        await expect.poll(there).not.toBe(places.at(-1));
        places.push(await there());
      }
      await page.goBack();
      await expect.poll(there).toBe(places[1]);
      await page.goBack();
      await expect.poll(there).toBe(places[0]);
      await page.goForward();
      await expect.poll(there).toBe(places[1]);
    });
});

test("the frame's words that do not come make the other language a document, without a storm of requests", async ({
  page,
  site,
}) => {
  await site.visit('/en/terms');
  await page.getByRole('link', { name: 'UA', exact: true }).click();
  await expect(page).toHaveURL('/terms');
  await page.reload();
  await hydrated(page);
  let asked = 0;
  await page.route('**/r/shell/**/locale-en.*', (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toContainText('Terms');
  await page.waitForLoadState('networkidle');
  expect(asked).toBeLessThan(5);
});

test('a later click wins over a language that is still on its way', async ({ page, site }) => {
  await site.visit('/terms');
  // A page that is still coming has its links loaded as documents, and a document forgets what was on its way.
  await whole(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/locale-en.*', async (route) => {
    await held;
    await route.continue();
  });
  // The pressed state is painted before the words are asked for.
  const asked = page.waitForRequest(/locale-en/);
  await page.getByRole('link', { name: 'ENG', exact: true }).click();
  await asked;
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('[data-remote="portfolio"]')).toBeVisible();
  const arrived = page.waitForResponse(/locale-en/);
  release();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/portfolio');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});

test("while the page's own remote hangs, links and languages are ordinary links", async ({ page }) => {
  await page.route('**/r/portfolio/**.js', () => new Promise<void>(() => {}));
  await page.goto('/portfolio/ikura');
  // The page is wanted, and hangs.
  const asked = page.waitForRequest('**/r/portfolio/**.js');
  await page.locator('[data-hydrate]').first().dispatchEvent('pointerover');
  await asked;
  await page.locator('header nav a[href="/cybersecurity"]').click();
  // Sooner than the eight seconds that a remote has.
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible({ timeout: 7000 });
  await hydrated(page);
});

test('a click towards a remote that hangs has its document on screen soon, and shows nothing twice', async ({
  page,
  site,
}) => {
  await page.route('**/r/portfolio/**.js', () => new Promise<void>(() => {}));
  await site.visit('/terms');
  let documents = 0;
  page.on('framenavigated', () => {
    documents += 1;
  });
  await page.locator('header nav a[href="/portfolio"]').first().click();
  // A remote has eight seconds; its document comes after one.
  await expect(page.locator('[data-remote="portfolio"] h1')).toBeVisible({ timeout: 7000 });
  await expect(page).toHaveURL('/portfolio');
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
});

test('a remote that is only slow is shown in place when it comes before its document', async ({ page, site }) => {
  await site.visit('/terms');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  // The document is asked for and does not come; the remote does, after that.
  await page.route('**/portfolio', () => ask());
  await page.route('**/r/portfolio/**.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('header nav a[href="/portfolio"]').first().click();
  await expect(page.locator('[data-remote="portfolio"] h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link to the page itself goes to its top and adds nothing to the history; going back returns to where the visitor was', async ({
  page,
  site,
}) => {
  await site.visit('/');
  const sameDocument = await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const entries = await page.evaluate(() => history.length);
  await page.locator('header a[href="/"]').first().dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await sameDocument()).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 1800));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1800);
  await page.locator('header nav a[href="/portfolio"]').dispatchEvent('click');
  await expect(page.locator('[data-remote="portfolio"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-remote="home"]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1800);
});

test('a page that was left is wanted no more: languages and links go on changing in place', async ({ page, site }) => {
  await changesInPlace(page);
  await site.visit('/terms');
  const sameDocument = await markDocument(page);
  await page.locator('footer a[href="/privacy"]').click();
  await expect(page.locator('h1')).toHaveText('Політика конфіденційності');
  for (const [name, lang] of [
    ['ENG', 'en'],
    ['UA', 'uk'],
    ['ENG', 'en'],
  ] as const) {
    await page.locator('header').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  await page.locator('header nav a[href="/en/portfolio"]').click();
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  expect(await sameDocument()).toBe(true);
});

/** The page's heading that is seen: while one page makes way for another both may stand in the document. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('history leads over a reload: forward from a page that nobody wanted, and back to it', async ({ page, site }) => {
  await site.visit('/terms');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(heading(page)).toHaveText('Ми створюємо дивовижні проекти');
  await page.goBack();
  await expect(heading(page)).toHaveText('Умови користування');
  await page.reload();
  await hydrated(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Ми створюємо дивовижні проекти');
  await page.goBack();
  await expect(heading(page)).toHaveText('Умови користування');
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible();
});

test('a frame that hangs gives back what is held: the form is sent by the browser', async ({ page }) => {
  await shortenLimits(page);
  await page.route('**/r/shell/js/main.*', () => new Promise<void>(() => {}));
  await page.goto('/en/contact-us');
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = () => document.body.setAttribute('data-submitted', '');
  });
  await page.locator('[name="name"]').fill('Olena');
  await page.locator('[name="email"]').fill('olena@example.org');
  await page.locator('[name="message"]').fill('A message that is long enough.');
  await page.locator('form [type="checkbox"]').check();
  await page.locator('form button[type="submit"]').click();
  await expect(page.locator('body')).toHaveAttribute('data-submitted', '', { timeout: 20_000 });
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
