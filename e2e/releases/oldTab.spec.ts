import type { Page } from '@playwright/test';
import { readContentHash, type Snapshot } from 'shared/contract';
import { composedWith } from '../composedWith.ts';
import { expect, hydrated, markDocument, notFromOutside, specifiedPages, test } from '../site.ts';
import { deployAgain } from './deploy.ts';

notFromOutside('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 41;
/** Two deploys of two remotes, and one of the frame. */
const deploys: readonly Readonly<Record<string, string>>[] = [
  { portfolio: '90.0.0', services: '90.0.0' },
  { portfolio: '91.0.0', services: '91.0.0' },
  { shell: '91.0.0' },
];
const newest = Object.assign({}, ...deploys) as Readonly<Record<string, string>>;
const others = Object.entries(specifiedPages).filter(([path]) => path !== '/sitemap');
/** A page of each remote: a tab asks for the newest of a remote, whichever page it opens. */
const oneOfEach = others.filter(([, owner], at) => others.findIndex((each) => each[1] === owner) === at);

/** Every request of a tab that failed, or was answered with an error. */
function failuresOf(tab: Page): string[] {
  const failed: string[] = [];
  tab.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A visitor who leaves before a footer's picture has come cancels its request.
    const left = request.resourceType() === 'image' && why === 'net::ERR_ABORTED';
    if (!left) failed.push(`${request.url()}: ${why}`);
  });
  tab.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
  });
  return failed;
}

/**
 * Follows links from the site map to other pages and back.
 * @returns which release each page came from
 */
async function goTo(tab: Page, pages: typeof others): Promise<Record<string, string | null>> {
  // A tab in the background paints nothing.
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

test('tabs that were opened before two deploys go everywhere afterwards, and no request of theirs fails', async ({
  page,
  context,
  request,
}) => {
  const site = await composedWith({}, port);
  try {
    const { remotes }: Snapshot = await (await request.get(`${site.url}/snapshot.json`)).json();
    // One visitor has been about to go on, and knows what was live then; the quiet one asks on going on.
    const quiet = await context.newPage();
    const failures = { asked: failuresOf(page), quiet: failuresOf(quiet) };
    await page.goto(`${site.url}/sitemap`);
    await quiet.goto(`${site.url}/terms`);
    for (const tab of [page, quiet]) await hydrated(tab);
    await page.bringToFront();
    await Promise.all([
      page.waitForResponse('**/snapshot.json'),
      page.locator('main a[href="/terms"]').first().hover(),
    ]);
    const same = [await markDocument(page), await markDocument(quiet)];
    for (const versions of deploys) await deployAgain(site.folder, versions);

    const named = (owner: string) => readContentHash(remotes[owner]?.version ?? '');
    const opened = ([path, owner]: readonly [string, string]) => [path, named(owner)];
    expect(await goTo(page, others)).toEqual(Object.fromEntries(others.map(opened)));
    await quiet.bringToFront();
    await quiet.locator('footer a[href="/sitemap"]').first().click();
    // The page it leaves has some of the same links.
    await expect(quiet.locator('main a[href="/services/seo"]').first()).toBeVisible();
    // Requests after the deploys get the newest.
    expect(await goTo(quiet, oneOfEach)).toEqual(
      Object.fromEntries(oneOfEach.map((each) => [each[0], newest[each[1]] ?? named(each[1])])),
    );
    expect(await Promise.all(same.map((each) => each()))).toEqual([true, true]);
    expect(failures).toEqual({ asked: [], quiet: [] });
  } finally {
    await site.stop();
  }
});
