import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect as baseExpect, type Page, type Request } from '@playwright/test';
import type { Language, Snapshot } from 'shared/contract';
import { deployedSite, skipReasonPrefix } from './deployed/deployedSite.ts';

/** Playwright's `expect` with a poll every 20 to 100 ms. Playwright's own pauses grow to a second, but most states are reached sooner. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (target, name) =>
    name === 'poll'
      ? (actual: () => unknown, how?: string | object) =>
          target.poll(actual, { intervals: [20, 50, 100], ...(typeof how === 'string' ? { message: how } : how) })
      : Reflect.get(target, name),
});

const workspace = join(import.meta.dirname, '..');

/**
 * The pages that each remote must have, by path with their owner: those of SPEC §2 and later ones. Each remote lists its pages by hand in
 * `pages.json`. So a page that disappears from the site's own route table fails a test.
 */
export const specifiedPages: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(workspace)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) => {
      const paths: readonly string[] = JSON.parse(readFileSync(join(workspace, folder, 'pages.json'), 'utf8'));
      return paths.map((path) => [path, folder.slice('mfe-'.length)]);
    }),
);

/** Pages under test: `specifiedPages`, or the pages in the route table of the deployed site. */
export const testedPages: Readonly<Record<string, string>> = deployedSite
  ? Object.fromEntries(deployedSite.snapshot.routes.map(({ path, owner }) => [path, owner]))
  : specifiedPages;

/** Skips all tests of a file or `describe` on a deployed site, and prints the reason at the end of the run. Allow no other skips. */
export const skipOnDeployedSite = (reason: string): void =>
  base.skip(deployedSite !== undefined, skipReasonPrefix + reason);

export const bothLanguages: readonly Language[] = ['ua', 'en'];
export const languageTags = { ua: 'uk', en: 'en' } as const;

/** Returns the address of a path in a language. Does not import the site's own function, so that a fault in that function fails the suites. */
export const getAddress = (path: string, language: Language): string =>
  language === 'ua' ? path : path === '/' ? '/en' : `/en${path}`;

interface Site {
  readonly snapshot: Snapshot;
  /** Opens an address, shows intent, and waits until frame and page respond. */
  visit(address: string): Promise<void>;
}

/**
 * Makes the pages of a context report a slow network, so that they do not prefetch (decision 0106). A prefetch would meet a test's fault
 * too early. Overrides `downlink`, because the browser's own estimate varies.
 */
export const pretendSlowNetwork = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    // In megabits per second: too slow for the site to prefetch.
    if (connection) Object.defineProperty(connection, 'downlink', { configurable: true, get: () => 1.35 });
  });

const reportsNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => new URL(url, location.href).pathname === '/report' || send(url, data);
  });

/**
 * Playwright's `test` with the site's fixtures: a page that collects its errors, on a slow network that prevents prefetching. On a deployed site the
 * pages send no reports: faults that a test causes would count against the live release and could end a canary.
 */
export const test = base.extend<{ site: Site; faults: string[] }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await pretendSlowNetwork(context);
        if (deployedSite) await reportsNothing(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    await use(faults);
  },
  site: async ({ page, request }, use) => {
    const snapshot: Snapshot = await (await request.get('/snapshot.json')).json();
    await use({
      snapshot,
      visit: async (address) => {
        await page.goto(address);
        await hydrate(page);
      },
    });
  },
});

/**
 * Turns off `raceDocument` in pages that are opened from now on. If an in-place page change takes over a second, `raceDocument` also
 * fetches the document, which on a slow machine may arrive first. For tests of in-place changes.
 */
export const preventDocumentRace = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = globalThis.fetch.bind(globalThis);
    globalThis.fetch = (what, how) => {
      const { origin, pathname } = new URL(what instanceof Request ? what.url : what, location.href);
      // Only `raceDocument` passes an abort signal to the fetch of a document.
      const races = how?.signal && origin === location.origin && !/\.\w+$/.test(pathname);
      return races ? new Promise(() => {}) : ask(what, how);
    };
  });

/**
 * Shows intent, and waits until frame and page respond (docs/contracts.md, "Ready"). Call it first in every browser test: a page with a broken remote
 * looks whole, because its prerendered HTML stays.
 */
export const hydrate = (page: Page): Promise<void> => mean(page, '');

/** Waits until the frame responds on a page whose remote failed to load, and which therefore keeps its prerendered HTML. */
export const waitForStaticPage = (page: Page): Promise<void> => mean(page, 'failed');

/** Does the same as `hydrate`, and also hydrates a page that needs no script, as a language switch does. */
export async function hydrateWholePage(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(() => (window as unknown as { __starter: { requestPage(): void } }).__starter.requestPage());
  await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '');
}

/**
 * Shows intent with a key that does nothing and by pointing at an element that needs script. Repeats both until a listener in the document reacts.
 * @throws with the document's state and its pending requests if `data-hydrated` does not become `outcome` within 15 seconds
 */
async function mean(page: Page, outcome: string): Promise<void> {
  const pending = countPendingRequests(page);
  await page
    .waitForFunction(
      (expected) => {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        document.querySelector('#main [data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        return document.documentElement.dataset.hydrated === expected;
      },
      outcome,
      // Polls at an interval: the default, `requestAnimationFrame`, never runs in a browser that draws no frames.
      { timeout: 15_000, polling: 50 },
    )
    .catch(async (error: unknown) => {
      const state = await page.evaluate(() => {
        const { readyState, visibilityState, documentElement, scripts } = document;
        const sources = [...scripts].flatMap(({ src }) => (src ? [src] : []));
        return { hydrated: documentElement.dataset.hydrated, readyState, visibilityState, sources };
      });
      throw new Error(`The page does not respond: ${JSON.stringify({ ...state, pending: pending() })}`, {
        cause: error,
      });
    });
}

/** Marks the window. The returned function tells whether no document was loaded since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Collects the page's requests for files of a package, from now on. */
export function collectRequests(page: Page, name: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/r/${name}/`)) requests.push(request);
  });
  return requests;
}

/** Returns a function that counts the page's pending requests, without those that started before this call. */
export function countPendingRequests(page: Page): () => number {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return () => requests.size;
}

/** Shortens the eight-second timeout for missing files (`timeLimit.ts`). Playwright's clock would also stop the browser's measurements. */
export const shortenLimits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: TimerHandler, time?: number, ...given: unknown[]) =>
        setTimeout(run, time === 8000 ? 2000 : time, ...given),
    });
  });

/** Hides a tab, as a browser does when another tab covers it. */
export const hideTab = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Advances the page's clock (`page.clock.install`) until the frame responds, so that the test does not wait for pauses between retries. */
export const advanceUntilInteractive = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(2000);
    expect(await page.locator('html').getAttribute('data-hydrated')).toBe('');
  }).toPass({ timeout: 25_000 });
