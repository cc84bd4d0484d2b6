import type { Page } from '@playwright/test';
import { serveStoreCopy } from '../serveStoreCopy.ts';
import {
  countPendingRequests,
  expect,
  hydrate,
  markDocument,
  preventDocumentRace,
  skipOnDeployedSite,
  test,
} from '../site.ts';

skipOnDeployedSite('stops a site of its own');

const port = Number(process.env.E2E_PORT) + 80;

/** Expects that header, page and footer are in one language. */
async function speaks(page: Page, lang: 'uk' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('header nav a[href$="/cybersecurity"]')).toHaveText(
    lang === 'en' ? 'Cybersecurity' : 'Кібербезпека',
  );
  await expect(page.locator('footer h2').first()).toContainText(lang === 'en' ? 'Convinced?' : 'Переконалися?');
}

test('a visitor does not notice a restart of the server during the visit', async ({ page, faults }) => {
  await preventDocumentRace(page);
  const asked = countPendingRequests(page);
  const site = await serveStoreCopy({}, port);
  try {
    await page.goto(`${site.url}/contact-us`);
    const sameDocument = await markDocument(page);
    await hydrate(page);
    // Waits until the browser's idle fetches have ended. Otherwise one could fail while the server is down, and the file would load later.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect.poll(asked, 'what is under way').toBe(0);
    await site.restart(async () => {
      await page.locator('[name="name"]').fill('Олена');
      await page.locator('header nav button').click();
      await expect(page.locator('header nav button')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
    });
    await page.locator('header').getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/contact-us$/);
    await speaks(page, 'en');
    await expect(page.locator('[name="name"]')).toHaveValue('Олена');
    await page.locator('header nav a[href="/en/portfolio"]').first().click();
    await expect(page.locator('main [data-remote="portfolio"] h1')).toBeVisible();
    await page.goBack();
    await expect(page.locator('main [data-remote="home"] form')).toBeVisible();
    await speaks(page, 'en');
    expect(await sameDocument()).toBe(true);
    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});
