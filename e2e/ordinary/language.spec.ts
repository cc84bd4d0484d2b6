import type { Page } from '@playwright/test';
import { expect, hydrateWholePage, preventDocumentRace, test } from '../site.ts';
import { foreignAlterations } from './foreignAlterations.ts';

const withholdReferrer = () => Object.defineProperty(Document.prototype, 'referrer', { get: () => '' });
const withholdStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};
/**
 * Test cases: name, functions that withhold a value as an extension, hardened browser or proxy does, and the visitor's input devices. A tap
 * does not load the frame; a mouse or a key does. The mouse is tested with nothing and with everything withheld.
 */
const cases = [
  ['nothing', [], ['touch', 'mouse']],
  ['the referrer', [withholdReferrer], ['touch']],
  ['a storage', [withholdStorage], ['touch']],
  ['the referrer and a storage', [withholdReferrer, withholdStorage], ['touch', 'mouse']],
] as const;
const ways = {
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  mouse: { viewport: { width: 1440, height: 900 } },
};
const visible = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();
const follow = {
  touch: (page: Page, selector: string) => visible(page, selector).tap(),
  mouse: (page: Page, selector: string) => visible(page, selector).click(),
};

for (const [what, scripts, doneBy] of cases)
  for (const by of doneBy)
    test(`an English visitor reads the exchange in either language, by ${by}, without ${what}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '', ...ways[by] });
      for (const script of scripts) await context.addInitScript(script);
      const page = await context.newPage();
      const language = (code: string) => follow[by](page, `header a[hreflang="${code}"]`);
      await page.goto('/exchange');
      await expect(page).toHaveURL('/en/exchange');
      await language('uk');
      await expect(page).toHaveURL('/exchange');
      await expect(page.locator('h1')).toHaveText('Тридцять днів торгівлі без комісії');
      await page.reload();
      await expect(page).toHaveURL('/exchange');
      await language('en');
      await expect(page).toHaveURL('/en/exchange');
      await page.goto('/sitemap');
      await follow[by](page, 'main a[href="/exchange"]');
      await expect(page.locator('[data-remote="exchange-landing"]')).toBeVisible();
      await expect(page).toHaveURL('/exchange');
      await context.close();
    });

test('the browser stores nothing before the visitor chooses a language, and then only the choice', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '', ...ways.touch });
  const page = await context.newPage();
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  await page.goto('/exchange');
  await expect(page).toHaveURL('/en/exchange');
  expect(await kept()).toBe('[{},{},""]');
  await follow.touch(page, 'header a[hreflang="uk"]');
  await expect(page).toHaveURL('/exchange');
  expect(await kept()).toBe('[{"i18nextLng":"ua"},{},""]');
  // The choice must also apply in a new tab with a typed address.
  const later = await context.newPage();
  await later.goto('/exchange');
  await expect(later.locator('h1')).toHaveText('Тридцять днів торгівлі без комісії');
  await context.close();
});

test('a page translated by the browser is in one language after a language switch', async ({ page }) => {
  await preventDocumentRace(page);
  await page.goto('/services/seo');
  await hydrateWholePage(page);
  await page.evaluate(foreignAlterations['everything translated'] as () => void);
  await page.locator('header a[hreflang="en"]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/services/seo');
  await expect(page.locator('#root font')).toHaveCount(0);
  await expect(page.locator('h1')).not.toContainText(/T·|[а-яіїєґ]/i);
});

test('a link to a missing section opens the page; language switch and history work there', async ({
  page,
  site,
  faults,
}) => {
  await preventDocumentRace(page);
  await site.visit('/sitemap');
  for (const fragment of ['#nothing', '#GOALS', '#%D1%86%D1%96%D0%BB%D1%96', '#%E0%A4%A', '#:~:text=phishing'])
    await test.step(fragment, async () => {
      const link = page.locator('main a[href^="/cybersecurity"]').first();
      await link.evaluate((element, to) => element.setAttribute('href', `/cybersecurity${to}`), fragment);
      await link.click();
      await expect(page.locator('main [data-remote="cybersecurity"] h1')).toBeFocused();
      expect(new URL(page.url()).pathname).toBe('/cybersecurity');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('header a[hreflang="en"]').first().dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).not.toContainText(/[а-яіїєґ]/i);
      await page.goBack();
      await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
      await page.goBack();
      await expect(page.locator('main [data-remote="home"] h1')).toBeVisible();
      await expect(page).toHaveURL('/sitemap');
    });
  expect(faults).toEqual([]);
});
