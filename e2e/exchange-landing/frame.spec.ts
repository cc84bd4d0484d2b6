import type { Page } from '@playwright/test';
import { bothLanguages, expect, getAddress, hydrate, test } from '../site.ts';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  if (!found) throw new Error(`Nothing is shown at ${selector}.`);
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
};

/** Some of the links in the header's menu (SPEC §2). */
const inMenu = ['/', '/portfolio', '/contact-us', '/cybersecurity', '/services/seo', '/services/cms-framework'];
/** Links in the footer (SPEC §2), without the agency's logo and the language links. */
const inFooter = ['/portfolio', '/cybersecurity', '/contact-us', '/sitemap', '/terms', '/privacy'];

for (const language of bothLanguages) {
  const at = (path: string) => getAddress(path, language);

  test(`logo, page bar, languages and menu share a line, and the chart is visible (${language})`, async ({ page }) => {
    await page.goto(at('/exchange'));
    await hydrate(page);
    await page.evaluate(() => document.fonts.ready);
    const curve = await box(page, '[role="img"] img[width="760"]');
    // The first 60 % of the picture with the price curve must be above the fold.
    expect(curve.y + curve.height * 0.6).toBeLessThan(900);
    for (const [width, height] of [
      [1440, 900],
      [1024, 800],
      [768, 1024],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const header = await box(page, 'body header');
      expect([header.y, header.height]).toEqual([0, 64]);
      const inOrder = await Promise.all([
        box(page, 'header a svg'),
        box(page, 'main nav a[href="#page-top"]'),
        box(page, 'header a[hreflang="uk"]'),
        box(page, 'header a[hreflang="en"]'),
        box(page, 'header button'),
      ]);
      for (const [index, each] of inOrder.entries()) {
        expect(Math.abs(each.y + each.height / 2 - 32), `${index} at ${width}`).toBeLessThan(3);
        expect(each.x, `${index} at ${width}`).toBeGreaterThanOrEqual(inOrder[index - 1]?.right ?? 0);
      }
      expect(inOrder.at(-1)?.right, `${width}`).toBeLessThanOrEqual(width);
      if (width < 1024) continue;
      // The page's links and the download button are in the same line, between the exchange's name and the language links.
      const [links, download] = [await box(page, 'main nav ul'), await box(page, 'main nav > a[href="#jumbotron"]')];
      expect(links.x).toBeGreaterThan(inOrder[1]?.right ?? 0);
      expect(download.x).toBeGreaterThan(links.right);
      expect(download.right).toBeLessThan(inOrder[2]?.x ?? 0);
      expect(Math.abs(download.y + download.height / 2 - 32)).toBeLessThan(3);
    }
  });

  test(`the agency's footer is a strip with its links, languages and year (${language})`, async ({ page, site }) => {
    await site.visit(at('/exchange'));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.locator('footer');
    expect((await footer.boundingBox())?.height).toBeLessThan(240);
    for (const path of inFooter) await expect(footer.locator(`a[href="${at(path)}"]`)).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
    for (const name of ['WhatsApp', 'Telegram', 'Viber'])
      await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(footer).toContainText(
      language === 'ua' ? 'Переконалися? Зв’яжіться з нами!' : 'Convinced? Contact us!',
    );
    await expect(footer.locator('address')).toBeVisible();
    await expect(footer).toContainText('© 2025');
    await expect(footer.locator('a[hreflang]')).toHaveCount(2);
    await expect(footer.locator('img').first()).toBeHidden();
    await footer.locator(`a[hreflang="${language === 'ua' ? 'en' : 'uk'}"]`).click();
    await expect(page).toHaveURL(language === 'ua' ? '/en/exchange' : '/exchange');
  });
}

/** Clicks and scrolls in one language per viewport width, because both languages run the same code. */
for (const [language, width] of [
  ['en', 1440],
  ['ua', 390],
] as const) {
  test(`at ${width} the page bar is sticky, and its link leads back to the top (${language})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(getAddress('/exchange', language));
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 3000));
    const name = page.locator('main nav a[href="#page-top"]');
    await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(64);
    expect(await page.locator('body header').evaluate((each) => each.getBoundingClientRect().top)).toBe(0);
    if (width === 390) {
      // The page bar's second line is invisible, and clicks pass through it to the elements below.
      const links = page.locator('main nav ul');
      await expect(links).toHaveCSS('opacity', '0');
      expect(
        await page.evaluate(() => document.elementFromPoint(60, 92)?.closest('main nav') ?? null),
        'what is pressed below the bar',
      ).toBeNull();
      // Keyboard focus makes the page bar's second line visible.
      await links.locator('a').first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(links).toHaveCSS('opacity', '1');
    }
    // The page bar is behind the shell's logo, language links and menu button, and gives them their background.
    const ground = await page
      .locator('main [data-frame="slim"]')
      .evaluate((bar, narrow) => getComputedStyle(bar, narrow ? '::before' : null).backgroundColor, width === 390);
    expect(ground).toMatch(/^rgb\(/);
    // In a viewport too low for the sticky page bar, the header shows its own background at the end of the page.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(64);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('body header')).toHaveCSS('background-color', /^rgb\(/);
    await page.setViewportSize({ width, height: 844 });
    // The header covers this link, but must let the click through.
    await name.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test(`at ${width} the menu opens with all links that the usual header has (${language})`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await site.visit(getAddress('/exchange', language));
    const opener = page.locator('header button').filter({ visible: true });
    await opener.click();
    const menu = page.locator('dialog[open]');
    await menu.locator('summary').click();
    for (const path of inMenu)
      await expect(menu.locator(`a[href="${getAddress(path, language)}"]`).first()).toBeVisible();
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible();
    const { x, right } = await box(page, 'dialog[open]');
    expect([x > 0, right]).toEqual([width > 1024, width]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.locator(`a[href="${getAddress('/portfolio', language)}"]`).click();
    await expect(page).toHaveURL(getAddress('/portfolio', language));
    // The next page has the full frame again.
    await expect.poll(async () => (await box(page, 'body header')).height).toBe(width === 390 ? 72 : 88);
  });
}

test('other pages have the full frame, also after a navigation from the exchange and back', async ({ page, site }) => {
  await site.visit('/exchange');
  await page.locator('header a').first().click();
  await expect(page.locator('main [data-remote="home"]')).toBeVisible();
  await expect(page.locator('header nav a[href="/portfolio"]')).toBeVisible();
  expect((await box(page, 'body header')).height).toBe(88);
  await page.goBack();
  await expect(page.locator('main [data-remote="exchange-landing"]')).toBeVisible();
  await expect(page.locator('header nav a[href="/portfolio"]')).toBeHidden();
  expect((await box(page, 'body header')).height).toBe(64);
});

test.describe('the exchange page without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the frame is slim, too, and links to the sitemap', async ({ page }) => {
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/en/exchange');
      expect((await box(page, 'body header')).height).toBe(64);
      const [english, all] = [
        await box(page, 'header a[hreflang="en"]'),
        await box(page, 'header a[href="/en/sitemap"]'),
      ];
      expect(all.x - english.right).toBeGreaterThanOrEqual(8);
      expect((await box(page, 'header button')).right).toBeLessThanOrEqual(width);
      // The first link of the exchange's bar must fit between logo and language link, or below the shell's header of 64 px.
      const bar = await box(page, 'main nav a[href="#page-top"]');
      const beside = bar.x >= (await box(page, 'header a svg')).right && bar.right <= english.x;
      expect(beside || bar.y >= 64, `${width}`).toBe(true);
    }
  });
});
