import type { Page } from '@playwright/test';
import { composedWith } from '../composedWith.ts';
import { copyWorkspace } from '../development/workspaceCopy.ts';
import { expect, hydrated, notFromOutside, test, whole } from '../site.ts';
import { release, releaseFrom } from './deploy.ts';
import { bytesOf, type Received, watchWire } from './wire.ts';

notFromOutside('makes releases of its own');

const port = Number(process.env.E2E_PORT) + 43;
const words = 'mfe-portfolio/src/locales/portfolio.ua.json';

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
  const site = await composedWith({}, port);
  const address = `${site.url}/portfolio`;
  // With libraries of its own: what has not been edited is then built as what is live was (`whatIsBuilt`).
  const workspace = await copyWorkspace('deltas', 'within');
  const deploy = async (before: string, after: string) => {
    await workspace.edit(words, before, after);
    return releaseFrom(workspace.folder, site.folder, 'portfolio', '--promote');
  };
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

    await deploy('дивовижні', 'чудові');
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
    await deploy('чудові', 'гарні');
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
