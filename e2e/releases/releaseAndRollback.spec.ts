import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Snapshot } from 'shared/contract';
import { composedWith } from '../composedWith.ts';
import { copyWorkspace } from '../development/workspaceCopy.ts';
import { expect, hydrated, keptInstead, markDocument, notFromOutside, test, whole } from '../site.ts';
import { release, releaseFrom } from './deploy.ts';
import { bytesOf, type Received, watchWire } from './wire.ts';

notFromOutside('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 43;
const words = 'mfe-portfolio/src/locales/portfolio.ua.json';
/** A copy of the store, in which releases with other words wait to become live. */
let prepared = '';
const waiting: string[] = [];

// They are built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'changed-words-'));
  await cp(join(import.meta.dirname, '../../releases'), prepared, { recursive: true });
  // With libraries of its own: what has not been edited is then built as what is live was (`whatIsBuilt`).
  const workspace = await copyWorkspace('changed-words', 'within');
  for (const [before, after] of [
    ['дивовижні', 'чудові'],
    ['чудові', 'гарні'],
  ] as const) {
    await workspace.edit(words, before, after);
    waiting.push(await releaseFrom(workspace.folder, prepared, 'portfolio'));
  }
});

test.afterAll(() => rm(prepared, { recursive: true, force: true }));

/** Makes one of the waiting releases live. */
const deploy = (store: string, index: number) => release(store, ['promote', `portfolio@${waiting[index]}`]);

/** Expects the page of a release, and that frame and page respond. */
async function shows(page: Page, word: string): Promise<void> {
  // With its scripts, which it does not need.
  await whole(page);
  await expect(page.locator('h1')).toHaveText(`Ми створюємо ${word} проекти`);
}

/** Encoding of each response of a visit; none where it came out of the cache. */
const encodings = (received: readonly Received[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    received
      .filter(({ bytes }) => bytes > 0)
      .map(({ path, encoding }) => [path.replace(/\.[0-9a-f]{8,}\./, '.*.'), encoding]),
  );

test('a returning visitor fetches what a release changes, sees it at once, and sees a rollback at once', async ({
  page,
  faults,
}) => {
  const site = await composedWith({}, port, prepared);
  const address = `${site.url}/portfolio`;
  const received = await watchWire(page);
  const visit = async (word: string) => {
    await page.goto(address);
    await shows(page, word);
    // The next visit would fetch again a file that is still on its way.
    await page.waitForLoadState('networkidle');
    return received();
  };
  try {
    // Without dictionaries, as a first visit is.
    const first = await visit('дивовижні');
    expect(new Set(Object.values(encodings(first)))).not.toContain('dcz');
    expect(bytesOf(await visit('дивовижні'))).toBeLessThan(2048);

    await deploy(site.folder, 0);
    const second = await visit('чудові');
    const fetched = second.filter(({ path, bytes }) => bytes > 0 && path !== '/icon.svg');
    expect(fetched.map(({ path, encoding }) => `${path} ${encoding}`)).toEqual(
      fetched.map(({ path }) => `${path} dcz`),
    );
    expect(fetched.length).toBeGreaterThan(2);
    expect(bytesOf(fetched)).toBeLessThan(5000);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(fetched) });
    // The browser keeps the unpacked page with its tag: the next visit gets a 304.
    const again = await visit('чудові');
    expect(again.find(({ path }) => path === '/portfolio')).toMatchObject({ status: 304 });

    // Two releases in a row: the second is seen by a reload, too.
    await deploy(site.folder, 1);
    await page.reload();
    await shows(page, 'гарні');
    expect(encodings(received())['/portfolio']).toBe('dcz');

    await release(site.folder, ['rollback', 'portfolio']);
    const back = await visit('чудові');
    expect(encodings(back)['/portfolio']).toBe('dcz');
    expect(bytesOf(back)).toBeLessThan(5000);

    // A first visit to the page gets it as the difference from the home page.
    await page.goto(site.url);
    await hydrated(page);
    received();
    await page.goto(`${site.url}/services/seo`);
    await hydrated(page);
    expect(encodings(received())['/services/seo']).toBe('dcz');

    // A dictionary that the browser dropped.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    expect(encodings(await visit('чудові'))['/portfolio']).toBe('br');

    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});

test('while deltas are off, a browser that has dictionaries is sent all bytes, told to forget them once, and does', async ({
  page,
  faults,
}) => {
  const site = await composedWith({}, port + 1);
  const visit = async (path: string) => {
    const response = await page.goto(site.url + path);
    await hydrated(page);
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
    await release(site.folder, ['deltas', 'off']);
    expect(await visit('/services/wordpress')).toEqual({ has: true, by: 'br', forgets: '"cache"', offered: false });
    for (const path of ['/portfolio', '/', '/services/laravel'])
      expect(await visit(path)).toEqual({ has: false, by: 'br', forgets: undefined, offered: false });
    await release(site.folder, ['deltas', 'on']);
    await visit('/');
    expect(await visit('/services/seo')).toEqual({ has: true, by: 'dcz', forgets: undefined, offered: true });
    expect(faults).toEqual([]);
  } finally {
    await site.stop();
  }
});

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
  const site = await composedWith({}, port + 2, prepared);
  try {
    const live: Snapshot = await (await fetch(`${site.url}/snapshot.json`)).json();
    const before = live.remotes.portfolio?.version ?? '';
    // One tab reads a page of the release, the other has been about to go to one.
    const reading = await context.newPage();
    await reading.goto(`${site.url}/portfolio/ikura`);
    await page.goto(`${site.url}/terms`);
    await hydrated(page);
    await page.locator('header nav a[href="/contact-us"]').first().hover();
    await page.waitForLoadState('networkidle');

    await deploy(site.folder, 0);
    const after = waiting[0] ?? '';
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
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    expect(await sameDocument()).toBe(false);
    await hydrated(page);

    await reading.bringToFront();
    await keptInstead(reading);
    await expect(reading.locator('main h1')).toHaveText(/ikura/i);
    await expect(reading.locator('html')).toHaveAttribute('lang', 'uk');
    await reading.locator('header').getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(reading).toHaveURL(/\/en\/portfolio\/ikura$/);
    await expect(reading.locator('html')).toHaveAttribute('lang', 'en');
    for (const part of ['header nav', 'main h1', 'footer h2'])
      await expect(reading.locator(part).first()).not.toContainText(/[а-яіїєґ]/i);
    await hydrated(reading);
    await expect(reading.locator('main [data-remote]')).not.toHaveAttribute('data-release', before);
  } finally {
    await site.stop();
  }
});
