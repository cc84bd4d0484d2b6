import { serveStoreCopy } from '../serveStoreCopy.ts';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';
import { makePreview, releaseSameContent } from './deploy.ts';

skipOnDeployedSite('composes a site and makes a preview of its own');

const port = Number(process.env.E2E_PORT) + 47;

test('a visitor of a preview gets pages of the preview from prefetches, too', async ({ page }) => {
  const site = await serveStoreCopy({}, port);
  try {
    await releaseSameContent(site.folder, 'services', '92.0.0');
    const address = await makePreview(site.folder, 'services@92.0.0');

    await page.goto(`${site.url}${address}/services/cms-framework`);
    await hydrate(page);
    const ahead = page.waitForResponse((response) => response.url().endsWith('/services/opencart'));
    await page.locator('#cards a[href="/services/opencart"]').hover();
    const response = await ahead;
    expect(response.request().headers()['sec-purpose']).toContain('prefetch');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    await page.locator('#cards a[href="/services/opencart"]').click();
    await expect(page).toHaveURL(`${site.url}/services/opencart`);
    await expect(page.locator('body')).toContainText('92.0.0');
  } finally {
    await site.stop();
  }
});
