import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findAccessibilityViolations } from '../findAccessibilityViolations.ts';
import { type ServedFolder, serveFolder } from '../serveFolder.ts';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';

skipOnDeployedSite('builds the exchange as a site of its own');

const folder = join(import.meta.dirname, '../../mfe-exchange-landing');
let served: ServedFolder;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(folder, 'standalone/build.cli.ts')]);
  served = await serveFolder(join(folder, 'dist/site'));
});

test.afterAll(() => served?.close());

for (const [alone, composed] of [
  ['/', '/exchange'],
  ['/en', '/en/exchange'],
] as const) {
  test(`the standalone ${alone} has the sections of ${composed}, with its own header and footer`, async ({
    page,
    faults,
    baseURL,
  }) => {
    const sections = async (address: string) => {
      await page.goto(address);
      await hydrate(page);
      return page.locator('main section').evaluateAll((all) => all.map((each) => each.textContent ?? ''));
    };
    const here = await sections(served.origin + alone);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    const there = await sections(`${baseURL}${composed}`);
    expect(here.length).toBeGreaterThan(5);
    // Compares only sections, because `main` of the composed page also contains navigation and notes.
    for (const section of here) expect(there).toContain(section);
    expect(faults).toEqual([]);
  });

  test(`the standalone ${alone} has the social card of ${composed}, from its own files`, async ({
    page,
    request,
    baseURL,
  }) => {
    const cardOf = async (address: string) => {
      await page.goto(address);
      await hydrate(page);
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /\S.{9,}/);
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
      const card = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
      const file = await request.get(new URL(address).origin + card.pathname);
      expect(file.status(), card.href).toBe(200);
      expect(file.headers()['content-type']).toBe('image/jpeg');
      return file.body();
    };
    expect((await cardOf(served.origin + alone)).equals(await cardOf(`${baseURL}${composed}`))).toBe(true);
  });

  test(`the standalone ${alone} has no accessibility violation and no horizontal scroll`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(served.origin + alone);
      await hydrate(page);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

// Tests only the header and scripts of the standalone page; `composed.spec.ts` tests the page itself.
test('the standalone page changes its language and back, and its controls work', async ({ page, faults }) => {
  await page.goto(served.origin);
  await hydrate(page);
  for (const [language, address, name] of [
    ['en', '/en', 'All 12 reviews'],
    ['uk', '/', 'Усі відгуки: 12'],
  ] as const) {
    await page.getByRole('banner').locator(`a[hreflang="${language}"]`).click();
    await expect(page).toHaveURL(served.origin + address);
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('checkbox', { name }).press('Space');
    await expect(page.locator('#reviews li:visible')).toHaveCount(12);
    await expect(
      page.getByRole('button', { name: language === 'en' ? /Not supported/ : /не підтримує/ }).first(),
    ).toBeDisabled();
  }
  expect(faults).toEqual([]);
});
