import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Snapshot } from 'shared/contract';
import { copyWorkspace } from '../development/workspaceCopy.ts';
import { serveStoreCopy } from '../serveStoreCopy.ts';
import {
  expect,
  hydrate,
  hydrateWholePage,
  markDocument,
  skipOnDeployedSite,
  test,
  waitForStaticPage,
} from '../site.ts';
import { releaseFromCopy, runRelease } from './deploy.ts';
import { type ReceivedResponse, recordResponses, sumBytes } from './wire.ts';

skipOnDeployedSite('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 43;
const words = 'mfe-portfolio/src/locales/portfolio.ua.json';
/** Folder of a copy of the store, with published releases whose texts differ. */
let prepared = '';
const waiting: string[] = [];

// Runs tests in order, because they share releases that are built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'changed-words-'));
  await cp(join(import.meta.dirname, '../../releases'), prepared, { recursive: true });
  // Copies the libraries, too (`within`), because only then does a build of unedited files equal the live one (`whatIsBuilt.spec.ts`).
  const workspace = await copyWorkspace('changed-words', 'within');
  for (const [before, after] of [
    ['дивовижні', 'чудові'],
    ['чудові', 'гарні'],
  ] as const) {
    await workspace.edit(words, before, after);
    waiting.push(await releaseFromCopy(workspace.folder, prepared, 'portfolio'));
  }
});

test.afterAll(() => rm(prepared, { recursive: true, force: true }));

const deploy = (store: string, index: number) => runRelease(store, ['promote', `portfolio@${waiting[index]}`]);

/** Expects the hydrated page of a release. @param word text that only this release has */
async function shows(page: Page, word: string): Promise<void> {
  await hydrateWholePage(page);
  await expect(page.locator('h1')).toHaveText(`Ми створюємо ${word} проекти`);
}

/** Returns the content encoding (`br`, `dcz`) by path, with `*` for hashes. Leaves out responses from the browser's cache. */
const encodings = (received: readonly ReceivedResponse[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    received
      .filter(({ bytes }) => bytes > 0)
      .map(({ path, encoding }) => [path.replace(/\.[0-9a-f]{8,}\./, '.*.'), encoding]),
  );

test('a returning visitor fetches only changes, and sees a new release and a rollback immediately', async ({
  page,
  faults,
}) => {
  const site = await serveStoreCopy({}, port, prepared);
  const address = `${site.url}/portfolio`;
  const received = await recordResponses(page);
  const visit = async (word: string) => {
    await page.goto(address);
    await shows(page, word);
    // Waits for pending files. Otherwise the next visit would fetch them again.
    await page.waitForLoadState('networkidle');
    return received();
  };
  try {
    // At a first visit, the browser has no dictionaries.
    const first = await visit('дивовижні');
    expect(new Set(Object.values(encodings(first)))).not.toContain('dcz');
    expect(sumBytes(await visit('дивовижні'))).toBeLessThan(2048);

    await deploy(site.folder, 0);
    const second = await visit('чудові');
    const fetched = second.filter(({ path, bytes }) => bytes > 0 && path !== '/icon.svg');
    expect(fetched.map(({ path, encoding }) => `${path} ${encoding}`)).toEqual(
      fetched.map(({ path }) => `${path} dcz`),
    );
    expect(fetched.length).toBeGreaterThan(2);
    expect(sumBytes(fetched)).toBeLessThan(5000);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(fetched) });
    // The browser caches the decoded page with its ETag, so the server must answer the next visit with a 304.
    const again = await visit('чудові');
    expect(again.find(({ path }) => path === '/portfolio')).toMatchObject({ status: 304 });

    // After two releases in a row, a reload must show the second.
    await deploy(site.folder, 1);
    await page.reload();
    await shows(page, 'гарні');
    expect(encodings(received())['/portfolio']).toBe('dcz');

    await runRelease(site.folder, ['rollback', 'portfolio']);
    const back = await visit('чудові');
    expect(encodings(back)['/portfolio']).toBe('dcz');
    expect(sumBytes(back)).toBeLessThan(5000);

    // A page that is visited for the first time arrives as a delta against the home page.
    await page.goto(site.url);
    await hydrate(page);
    received();
    await page.goto(`${site.url}/services/seo`);
    await hydrate(page);
    expect(encodings(received())['/services/seo']).toBe('dcz');

    // Removes the dictionaries from the browser.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    expect(encodings(await visit('чудові'))['/portfolio']).toBe('br');

    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('while deltas are off, browsers receive whole files and are told once to drop dictionaries', async ({
  page,
  faults,
}) => {
  const site = await serveStoreCopy({}, port + 1);
  const visit = async (path: string) => {
    const response = await page.goto(site.url + path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    const [asked, told] = [await response?.request().allHeaders(), await response?.allHeaders()];
    return {
      has: asked?.['available-dictionary'] !== undefined,
      by: told?.['content-encoding'],
      forgets: told?.['clear-site-data'],
      offered: told?.['use-as-dictionary'] !== undefined,
    };
  };
  try {
    await visit('/');
    expect(await visit('/services/seo')).toEqual({ has: true, by: 'dcz', forgets: undefined, offered: true });
    await runRelease(site.folder, ['deltas', 'off']);
    expect(await visit('/services/wordpress')).toEqual({ has: true, by: 'br', forgets: '"cache"', offered: false });
    for (const path of ['/portfolio', '/', '/services/laravel'])
      expect(await visit(path)).toEqual({ has: false, by: 'br', forgets: undefined, offered: false });
    await runRelease(site.folder, ['deltas', 'on']);
    await visit('/');
    expect(await visit('/services/seo')).toEqual({ has: true, by: 'dcz', forgets: undefined, offered: true });
    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});

/** Removes a release of the portfolio, and all files that the next release does not contain, as `release gc` does months later. */
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

test('when `release gc` removes a release during a visit, links load a document', async ({ page, context }) => {
  const site = await serveStoreCopy({}, port + 2, prepared);
  try {
    const live: Snapshot = await (await fetch(`${site.url}/snapshot.json`)).json();
    const before = live.remotes.portfolio?.version ?? '';
    // `reading` shows a page of the release. In the other tab, a hover has loaded the snapshot that pins the release.
    const reading = await context.newPage();
    await reading.goto(`${site.url}/portfolio/ikura`);
    await page.goto(`${site.url}/terms`);
    await hydrate(page);
    await page.locator('header nav a[href="/contact-us"]').first().hover();
    await page.waitForLoadState('networkidle');

    await deploy(site.folder, 0);
    const after = waiting[0] ?? '';
    expect(after).not.toBe(before);
    // Months later, the store no longer has the release.
    await collectRelease(site.folder, before, after);
    // Restarts the server, because its cache would still have the files.
    await site.restart(async () => {});

    const sameDocument = await markDocument(page);
    await page.bringToFront();
    await page.locator('header nav a[href="/portfolio"]').first().click();
    await expect(page.locator('main h1')).toHaveText('Ми створюємо чудові проекти');
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    expect(await sameDocument()).toBe(false);
    await hydrate(page);

    await reading.bringToFront();
    await waitForStaticPage(reading);
    await expect(reading.locator('main h1')).toHaveText(/ikura/i);
    await expect(reading.locator('html')).toHaveAttribute('lang', 'uk');
    await reading.locator('header').getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(reading).toHaveURL(/\/en\/portfolio\/ikura$/);
    await expect(reading.locator('html')).toHaveAttribute('lang', 'en');
    for (const part of ['header nav', 'main h1', 'footer h2'])
      await expect(reading.locator(part).first()).not.toContainText(/[а-яіїєґ]/i);
    await hydrate(reading);
    await expect(reading.locator('main [data-remote]')).not.toHaveAttribute('data-release', before);
  } finally {
    await site.stop();
  }
});
