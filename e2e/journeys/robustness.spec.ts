import type { Page } from '@playwright/test';
import {
  expect,
  hydrate,
  hydrateWholePage,
  markDocument,
  preventDocumentRace,
  shortenLimits,
  test,
  waitForStaticPage,
} from '../site.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Changes the document before the shell's script runs, as a translating extension does. React then renders the page on the client. */
const editedBeforeHydration = () => {
  const edit = () => {
    const link = document.querySelector('footer a');
    if (link) link.textContent = 'changed by an extension';
    else requestAnimationFrame(edit);
  };
  edit();
};

test('a dead remote in a document changed by an extension leaves no white page', async ({ page }) => {
  await page.addInitScript(editedBeforeHydration);
  await page.route('**/r/portfolio/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/portfolio/ikura');
  await waitForStaticPage(page);
  await expect(page.locator('h1')).toHaveText(/IKURA/i);
  await expect(page.locator('header')).toBeVisible();
});

test('hovering links never loads a document, even if the remotes are dead', async ({ page }) => {
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
  await waitForStaticPage(page);
  await page.locator('header nav a[href="/cybersecurity"]').hover();
  await page.locator('header nav a[href="/portfolio"]').first().hover();
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
});

test('a page that throws in English keeps its HTML, and works in Ukrainian', async ({ page }) => {
  // Breaks a function that the page calls while it renders, so that the page throws. The remote itself loads.
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
  await waitForStaticPage(page);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('#faq')).toBeVisible();
  // The exchange's own bar is not hydrated, but the frame's menu must work.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').locator('a[href="/en/portfolio"]').click();
  await expect(page.locator('h1')).toHaveText('We create amazing projects');
  await page.goto('/en/exchange');
  await waitForStaticPage(page);
  await page.locator('header').getByRole('link', { name: 'UA', exact: true }).click();
  await expect(page).toHaveURL('/exchange');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ua');
  await hydrate(page);
  await expect(page.locator('main h1')).toHaveText('Тридцять днів торгівлі без комісії');
  await expect(page.locator('#prices')).toBeVisible();
});

test('history leads through the sections of an unhydrated page without console errors', async ({
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

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const from of ['/privacy', '/cybersecurity'])
    test(`the Back button restores the scroll position of each section of ${from}`, async ({ page, site }) => {
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

test('missing translations of the frame load the other language as a document, without a request storm', async ({
  page,
  site,
}) => {
  await site.visit('/en/terms');
  await page.getByRole('link', { name: 'UA', exact: true }).click();
  await expect(page).toHaveURL('/terms');
  await page.reload();
  await hydrate(page);
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

test('a later click wins over a language switch that is still loading', async ({ page, site }) => {
  await site.visit('/terms');
  // Hydrates first: links of a page that still loads would load documents, and thereby cancel the language switch.
  await hydrateWholePage(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/locale-en.*', async (route) => {
    await held;
    await route.continue();
  });
  // The page must request the translations only after the browser has painted the pressed link.
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

test("while the page's own remote hangs, links and language links load documents", async ({ page }) => {
  await page.route('**/r/portfolio/**.js', () => new Promise<void>(() => {}));
  await page.goto('/portfolio/ikura');
  // The intent requests the page's module, which then hangs.
  const asked = page.waitForRequest('**/r/portfolio/**.js');
  await page.locator('[data-hydrate]').first().dispatchEvent('pointerover');
  await asked;
  await page.locator('header nav a[href="/cybersecurity"]').click();
  // Waits less than eight seconds, the time after which the page gives a remote up.
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible({ timeout: 7000 });
  await hydrate(page);
});

test('a click towards a hanging remote soon loads its document, and only once', async ({ page, site }) => {
  await page.route('**/r/portfolio/**.js', () => new Promise<void>(() => {}));
  await site.visit('/terms');
  let documents = 0;
  page.on('framenavigated', () => {
    documents += 1;
  });
  await page.locator('header nav a[href="/portfolio"]').first().click();
  // Waits less than the remote's timeout of eight seconds: the page requests the document after one second.
  await expect(page.locator('[data-remote="portfolio"] h1')).toBeVisible({ timeout: 7000 });
  await expect(page).toHaveURL('/portfolio');
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(1);
});

test('a slow remote that arrives before its document is shown in place', async ({ page, site }) => {
  await site.visit('/terms');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  // Never answers the request for the document. Lets the remote's files through only after this request has begun.
  await page.route('**/portfolio', () => ask());
  await page.route('**/r/portfolio/**.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('header nav a[href="/portfolio"]').first().click();
  await expect(page.locator('[data-remote="portfolio"] h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a link to the current page scrolls to the top without a history entry', async ({ page, site }) => {
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

test('after leaving an unhydrated page, languages and links still change in place', async ({ page, site }) => {
  await preventDocumentRace(page);
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

/** Finds the visible heading of the page, because the document may contain two pages during a change. */
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('history leads across a reload, forward from an unhydrated page and back to it', async ({ page, site }) => {
  await site.visit('/terms');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(heading(page)).toHaveText('Ми створюємо дивовижні проекти');
  await page.goBack();
  await expect(heading(page)).toHaveText('Умови користування');
  await page.reload();
  await hydrate(page);
  await page.goForward();
  await expect(heading(page)).toHaveText('Ми створюємо дивовижні проекти');
  await page.goBack();
  await expect(heading(page)).toHaveText('Умови користування');
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('[data-remote="cybersecurity"] h1')).toBeVisible();
});

test('a form sent while the frame hangs is submitted by the browser', async ({ page }) => {
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

test('a page that needs no script works with a dead remote, and never requests the remote', async ({ page }) => {
  await preventDocumentRace(page);
  const asked: string[] = [];
  await page.route('**/r/portfolio/**.js', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503 });
  });
  await page.goto('/portfolio');
  await hydrate(page);
  expect(asked).toEqual([]);
  const sameDocument = await markDocument(page);
  await page.locator('main a[href="/portfolio/ikura"]').first().hover();
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page.locator('main [data-remote="cybersecurity"] h1')).toBeVisible();
  expect(await sameDocument()).toBe(true);
});

test('without the snapshot, links load documents', async ({ page, site }) => {
  await site.visit('/terms');
  await page.route('**/snapshot.json', (route) => route.abort());
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
  await hydrate(page);
});
