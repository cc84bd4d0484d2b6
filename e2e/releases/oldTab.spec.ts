import type { Page } from '@playwright/test';
import { readContentHash, type Snapshot } from 'shared/contract';
import { serveStoreCopy } from '../serveStoreCopy.ts';
import {
  expect,
  hydrate,
  markDocument,
  preventDocumentRace,
  skipOnDeployedSite,
  specifiedPages,
  test,
} from '../site.ts';
import { deploySameSources } from './deploy.ts';

skipOnDeployedSite('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 41;
/** Three deploys in order, each with the versions that it releases. */
const deploys: readonly Readonly<Record<string, string>>[] = [
  { portfolio: '90.0.0', services: '90.0.0' },
  { portfolio: '91.0.0', services: '91.0.0' },
  { shell: '91.0.0' },
];
const newest = Object.assign({}, ...deploys) as Readonly<Record<string, string>>;
const others = Object.entries(specifiedPages).filter(([path]) => path !== '/sitemap');
/** One page of each remote. One is enough, because a tab requests the newest version of a remote for any of its pages. */
const oneOfEach = others.filter(([, owner], at) => others.findIndex((each) => each[1] === owner) === at);

function failuresOf(tab: Page): string[] {
  const failed: string[] = [];
  tab.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Ignores images whose request was cancelled because the visitor left the page.
    const left = request.resourceType() === 'image' && why === 'net::ERR_ABORTED';
    if (!left) failed.push(`${request.url()}: ${why}`);
  });
  tab.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  return failed;
}

/** Follows links from the sitemap to pages and back. @returns the release of each page */
async function goTo(tab: Page, pages: typeof others): Promise<Record<string, string | null>> {
  // Brings the tab to the front, because tabs in the background do not paint.
  await tab.bringToFront();
  const seen: Record<string, string | null> = {};
  for (const [path, owner] of pages) {
    await tab.locator(`main a[href="${path}"]`).first().click();
    const remote = tab.locator(`main [data-remote="${owner}"]`).first();
    await expect(remote.locator('h1').first()).toBeVisible();
    await expect(tab).toHaveURL(new RegExp(`${path}$`));
    seen[path] = await remote.getAttribute('data-release');
    await tab.goBack();
    await expect(tab).toHaveURL(/\/sitemap$/);
    await expect(tab.locator('main a[href="/privacy"]').first()).toBeVisible();
  }
  return seen;
}

test('tabs opened before two deploys reach every page afterwards without a failed request', async ({
  page,
  context,
  request,
}) => {
  const site = await serveStoreCopy({}, port);
  try {
    const { remotes }: Snapshot = await (await request.get(`${site.url}/snapshot.json`)).json();
    // The first tab has shown intent, so it knows the old snapshot. The second tab requests the snapshot on its first navigation.
    const quiet = await context.newPage();
    const failures = { asked: failuresOf(page), quiet: failuresOf(quiet) };
    for (const tab of [page, quiet]) await preventDocumentRace(tab);
    await page.goto(`${site.url}/sitemap`);
    await quiet.goto(`${site.url}/terms`);
    for (const tab of [page, quiet]) await hydrate(tab);
    await page.bringToFront();
    await Promise.all([
      page.waitForResponse('**/snapshot.json'),
      page.locator('main a[href="/terms"]').first().hover(),
    ]);
    const same = [await markDocument(page), await markDocument(quiet)];
    for (const versions of deploys) await deploySameSources(site.folder, versions);

    const named = (owner: string) => readContentHash(remotes[owner]?.version ?? '');
    const opened = ([path, owner]: readonly [string, string]) => [path, named(owner)];
    expect(await goTo(page, others)).toEqual(Object.fromEntries(others.map(opened)));
    await quiet.bringToFront();
    await quiet.locator('footer a[href="/sitemap"]').first().click();
    // Waits for the sitemap's link in `main`, because the previous page also links to these pages.
    await expect(quiet.locator('main a[href="/services/seo"]').first()).toBeVisible();
    // Requests after the deploys must return the newest releases.
    expect(await goTo(quiet, oneOfEach)).toEqual(
      Object.fromEntries(oneOfEach.map((each) => [each[0], newest[each[1]] ?? named(each[1])])),
    );
    expect(await Promise.all(same.map((each) => each()))).toEqual([true, true]);
    expect(failures).toEqual({ asked: [], quiet: [] });
  } finally {
    await site.stop();
  }
});
