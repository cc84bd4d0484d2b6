import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Snapshot } from 'shared/contract';
import { composedWith } from '../composedWith.ts';
import { copyWorkspace } from '../development/workspaceCopy.ts';
import {
  changesInPlace,
  expect,
  hydrated,
  keptInstead,
  markDocument,
  notFromOutside,
  test,
  underWay,
} from '../site.ts';
import { releaseFrom } from './deploy.ts';

notFromOutside('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 80;
const words = 'mfe-portfolio/src/locales/portfolio.ua.json';

/** Header, page and footer speak one language. */
async function speaks(page: Page, lang: 'uk' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('header nav a[href$="/cybersecurity"]')).toHaveText(
    lang === 'en' ? 'Cybersecurity' : 'Кібербезпека',
  );
  await expect(page.locator('footer h2').first()).toContainText(lang === 'en' ? 'Convinced?' : 'Переконалися?');
}

/** Takes a release of the portfolio, and what of it the one after does not have, as a collector does months later. */
async function collectRelease(store: string, version: string, after: string): Promise<void> {
  const contentsOf = async (each: string): Promise<readonly string[]> =>
    Object.values(JSON.parse(await readFile(join(store, 'portfolio', each, 'release.json'), 'utf8')).files);
  const kept = new Set(await contentsOf(after));
  for (const integrity of (await contentsOf(version)).filter((each) => !kept.has(each)))
    await rm(join(store, 'blobs', Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex')), {
      force: true,
    });
  await rm(join(store, 'portfolio', version), { recursive: true });
}

test('a release that is collected during a visit costs a document, and no page', async ({ page, context }) => {
  const site = await composedWith({}, port);
  const workspace = await copyWorkspace('collected');
  try {
    const live = async (): Promise<Snapshot> => (await fetch(`${site.url}/snapshot.json`)).json();
    const before = (await live()).remotes.portfolio?.version ?? '';
    // One tab reads a page of the release, the other has been about to go to one.
    const reading = await context.newPage();
    await reading.goto(`${site.url}/portfolio/ikura`);
    await page.goto(`${site.url}/terms`);
    await hydrated(page);
    await page.locator('header nav a[href="/contact-us"]').first().hover();
    await page.waitForLoadState('networkidle');

    await workspace.edit(words, 'дивовижні', 'чудові');
    await releaseFrom(workspace.folder, site.folder, 'portfolio', '--promote');
    const after = (await live()).remotes.portfolio?.version ?? '';
    expect(after).not.toBe(before);
    // Months later: nobody may ask for it any more.
    await collectRelease(site.folder, before, after);
    // The server would still answer from memory.
    await site.restart(async () => {});

    const sameDocument = await markDocument(page);
    await page.bringToFront();
    await page.locator('header nav a[href="/portfolio"]').first().click();
    await expect(page.locator('main h1')).toHaveText('Ми створюємо чудові проекти');
    await expect(page).toHaveURL(/\/portfolio$/);
    await speaks(page, 'uk');
    expect(await sameDocument()).toBe(false);
    await hydrated(page);

    await reading.bringToFront();
    await keptInstead(reading);
    await expect(reading.locator('main h1')).toHaveText(/ikura/i);
    await speaks(reading, 'uk');
    await reading.locator('header').getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(reading).toHaveURL(/\/en\/portfolio\/ikura$/);
    await speaks(reading, 'en');
    await hydrated(reading);
    await expect(reading.locator('main [data-remote]')).not.toHaveAttribute('data-release', before);
  } finally {
    await site.stop();
  }
});

test('a server that is restarted during a visit is not noticed by who reads, types and goes on', async ({
  page,
  faults,
}) => {
  await changesInPlace(page);
  const asked = underWay(page);
  const site = await composedWith({}, port + 1);
  try {
    await page.goto(`${site.url}/contact-us`);
    const sameDocument = await markDocument(page);
    await hydrated(page);
    // Idle fetches have ended. A request while nobody answers fails, and is made again when its file is wanted.
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
