import type { Page } from '@playwright/test';
import { expect, hydrate, test, waitForStaticPage } from '../site.ts';

/** Code that is added to a file, and sets a global if the file runs. */
const trace = '\n;globalThis.alteredRan = true;';

/** Alters all matching responses, as an attacker between store and visitor would. */
async function alter(page: Page, address: RegExp, addition: string): Promise<() => number> {
  let altered = 0;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    altered += 1;
    await route.fulfill({ response, body: (await response.text()) + addition });
  });
  return () => altered;
}

// Ignores errors, because a request may be pending at the end of a test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const ran = (page: Page) => page.evaluate(() => 'alteredRan' in globalThis);

test('control: a page hydrates when the test passes its files on unaltered', async ({ page }) => {
  const altered = await alter(page, /\/r\/(portfolio|shell)\/.*\.js$/, '');
  await page.goto('/portfolio/ikura');
  await hydrate(page);
  expect(altered()).toBeGreaterThan(4);
});

const onFirstPage = {
  "the shell's libraries": /\/r\/shell\/js\/libraries\./,
  "the shell's main": /\/r\/shell\/js\/main\./,
  "the shell's words": /\/r\/shell\/js\/locale-ua\./,
  "a remote's entry": /\/r\/portfolio\/remoteEntry\./,
  'the exposed module': /\/r\/portfolio\/js\/__federation_expose_remote\./,
  "the page's chunk": /\/r\/portfolio\/js\/page-ikura\./,
  "the remote's words": /\/r\/portfolio\/js\/locale-ua\./,
  "the page's words": /\/r\/portfolio\/js\/locale-portfolio--ikura-ua\./,
};

for (const [what, address] of Object.entries(onFirstPage)) {
  test(`with one byte changed in ${what}, the file does not run, and the text stays`, async ({ page }) => {
    const altered = await alter(page, address, trace);
    await page.goto('/portfolio/ikura');
    await waitForStaticPage(page);
    expect(altered()).toBeGreaterThan(0);
    await expect(page.locator('h1')).toHaveText(/IKURA/i);
    expect(await ran(page)).toBe(false);
  });
}

test('with one byte changed in the starter, no script runs, and links still work', async ({ page }) => {
  const altered = await alter(page, /\/r\/shell\/js\/starter\./, trace);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/portfolio/ikura');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Shift');
  await page.mouse.move(300, 300);
  expect(altered()).toBe(1);
  expect(asked.filter((url) => /\/js\/(main|libraries)\./.test(url))).toEqual([]);
  expect(await ran(page)).toBe(false);
  await page.locator('header nav a[href="/cybersecurity"]').click();
  await expect(page).toHaveURL('/cybersecurity');
});

const onNavigation = {
  'the federation runtime': /\/r\/shell\/js\/federation\./,
  "another remote's entry": /\/r\/portfolio\/remoteEntry\./,
  'a lazy page chunk': /\/r\/portfolio\/js\/page-PortfolioPage\./,
  'a lazy locale chunk': /\/r\/portfolio\/js\/locale-portfolio-ua\./,
  'lazy metadata': /\/r\/portfolio\/js\/meta-ua\./,
};

for (const [what, address] of Object.entries(onNavigation)) {
  test(`with one byte changed in ${what}, the file does not run, and a document is loaded`, async ({ page, site }) => {
    await site.visit('/terms');
    const altered = await alter(page, address, trace);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('header nav a[href="/portfolio"]').click();
    await expect.poll(altered).toBeGreaterThan(0);
    await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(await ran(page)).toBe(false);
  });
}

test('with one byte changed in a lazy style sheet, a document is loaded without the sheet', async ({ page, site }) => {
  await site.visit('/terms');
  const altered = await alter(page, /\/r\/portfolio\/.*\.css$/, '\nhtml{--altered:1}');
  await page.locator('header nav a[href="/portfolio"]').click();
  await expect.poll(altered).toBeGreaterThan(0);
  await expect(page.locator('h1')).toHaveText('Ми створюємо дивовижні проекти');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--altered'))).toBe('');
});

test("Trusted Types refuse the address of a script outside the release's files", async ({ page, site }) => {
  await site.visit('/terms');
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.src = '/r/shell/evil.js';
      return 'set';
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain('TrustedScriptURL');
});
