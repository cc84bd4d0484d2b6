import { composedWith } from '../composedWith.ts';
import { expect, hydrated, markDocument, specifiedPages, test } from '../site.ts';
import { deployAgain } from './deploy.ts';

const port = Number(process.env.E2E_PORT ?? 3130) + 41;

test('a tab that was opened before two deploys goes everywhere afterwards, and no request of it fails', async ({
  page,
  faults,
}) => {
  test.setTimeout(240_000);
  const site = await composedWith({}, port);
  try {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
    });
    await page.goto(`${site.url}/sitemap`);
    await hydrated(page);
    const sameDocument = await markDocument(page);
    const opened = await page.locator('main [data-remote]').getAttribute('data-release');
    for (const version of ['90.0.0', '91.0.0'])
      for (const name of new Set(['shell', ...Object.values(specifiedPages)]))
        await deployAgain(site.folder, name, version);

    const seen: string[] = [];
    for (const [path, owner] of Object.entries(specifiedPages).filter(([each]) => each !== '/sitemap')) {
      await page.locator(`main a[href="${path}"]`).first().click();
      const remote = page.locator(`main [data-remote="${owner}"]`);
      await expect(remote.locator('h1').first()).toBeVisible();
      await expect(page).toHaveURL(site.url + path);
      seen.push(`${path} ${await remote.first().getAttribute('data-release')}`);
      await page.goBack();
      await expect(page).toHaveURL(`${site.url}/sitemap`);
      await expect(page.locator('main a[href="/privacy"]').first()).toBeVisible();
    }
    // The remote on screen stays in the release that the page pins; every other one is the newest.
    const expected = Object.entries(specifiedPages)
      .filter(([path]) => path !== '/sitemap')
      .map(([path, owner]) => `${path} ${owner === 'home' ? opened : '91.0.0'}`);
    expect(seen).toEqual(expected);
    expect(await sameDocument()).toBe(true);
    expect(failed).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});
