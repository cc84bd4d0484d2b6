import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect as baseExpect, type Page, type Request } from '@playwright/test';
import type { Language, Snapshot } from 'shared/contract';
import { notAsked, outside } from './outside/Outside.ts';

/** Playwright's `expect`, whose polls retry after 20 to 100 ms: its own pauses grow to a second, and most states are reached sooner. */
export const expect: typeof baseExpect = new Proxy(baseExpect, {
  get: (target, name) =>
    name === 'poll'
      ? (actual: () => unknown, how?: string | object) =>
          target.poll(actual, { intervals: [20, 50, 100], ...(typeof how === 'string' ? { message: how } : how) })
      : Reflect.get(target, name),
});

const workspace = join(import.meta.dirname, '..');

/**
 * The pages that each remote is to have, by path with their owner: those of the specification (SPEC §2) and what has been added since. Each
 * remote's list lies beside its sources (`pages.json`) and is written by hand: what the site must have, whatever it says of itself.
 */
export const specifiedPages: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(workspace)
    .filter((folder) => folder.startsWith('mfe-'))
    .flatMap((folder) => {
      const paths: readonly string[] = JSON.parse(readFileSync(join(workspace, folder, 'pages.json'), 'utf8'));
      return paths.map((path) => [path, folder.slice('mfe-'.length)]);
    }),
);

/** Pages that are tested: the specified ones of this checkout, or from outside those that the site lists. */
export const pages: Readonly<Record<string, string>> = outside
  ? Object.fromEntries(outside.snapshot.routes.map(({ path, owner }) => [path, owner]))
  : specifiedPages;

/** Skips, from outside, all tests of its file or its `describe`. The run prints the reason at its end. Nothing else may be left out. */
export const notFromOutside = (reason: string): void => base.skip(outside !== undefined, notAsked + reason);

export const bothLanguages: readonly Language[] = ['ua', 'en'];
export const tagOf = { ua: 'uk', en: 'en' } as const;

/** The address of a path in a language; written here again, because the suites hold the site against it. */
export const addressIn = (path: string, language: Language): string =>
  language === 'ua' ? path : path === '/' ? '/en' : `/en${path}`;

interface Site {
  readonly snapshot: Snapshot;
  /** Opens an address, shows intent, and waits until frame and page respond. */
  visit(address: string): Promise<void>;
}

/**
 * Gives the pages of a context a slow line. On a fast one pages fetch ahead (decision 0106), and would meet a fault at another moment than the tested
 * one. Each browser guesses its line by itself.
 */
export const slowLine = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object };
    // Megabits a second.
    if (connection) Object.defineProperty(connection, 'downlink', { configurable: true, get: () => 1.35 });
  });

const reportsNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => new URL(url, location.href).pathname === '/report' || send(url, data);
  });

/**
 * A page that remembers what went wrong in it, on a line that fetches nothing ahead, and the site's own fixtures. From outside no page reports
 * anything: what is broken here on purpose would be counted against what is live, and could end a canary.
 */
export const test = base.extend<{ site: Site; faults: string[] }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await slowLine(context);
        if (outside) await reportsNothing(context);
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
        await hydrated(page);
      },
    });
  },
});

/**
 * Keeps pages that are opened from here on from racing their documents (`raceDocument`). A page that takes more than a second does, and on a
 * slow machine the document may win. For tests of a change in place.
 */
export const changesInPlace = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ask = globalThis.fetch.bind(globalThis);
    globalThis.fetch = (what, how) => {
      const { origin, pathname } = new URL(what instanceof Request ? what.url : what, location.href);
      // Only the race asks for a document and may be told that it is over.
      const races = how?.signal && origin === location.origin && !/\.\w+$/.test(pathname);
      return races ? new Promise(() => {}) : ask(what, how);
    };
  });

/**
 * Shows intent, and waits until frame and page respond (docs/contracts.md, "Ready"). First in every browser test: a page whose remote is broken looks
 * whole, because its HTML stays.
 */
export const hydrated = (page: Page): Promise<void> => mean(page, '');

/** Waits until the frame responds on a page whose remote could not be loaded, so that its HTML was kept. */
export const keptInstead = (page: Page): Promise<void> => mean(page, 'failed');

/** Does as `hydrated`, and hydrates a page in which nothing needs script, as a change of its language would. */
export async function whole(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => (window as unknown as { __starter: { requestPage(): void } }).__starter.requestPage());
  await expect(page.locator('#main > [data-remote]')).toHaveAttribute('data-hydrated', '');
}

/** Shows intent by a key that does nothing, and by pointing at what needs script. It repeats this in every document until something listens. */
async function mean(page: Page, outcome: string): Promise<void> {
  await page.waitForFunction(
    (expected) => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      document.querySelector('#main [data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return document.documentElement.dataset.hydrated === expected;
    },
    outcome,
    { timeout: 15_000 },
  );
}

/** Marks the window: the mark is gone if a document was loaded since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** The requests of a page for files of a package, as they were made. */
export function requestsOf(page: Page, name: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/r/${name}/`)) seen.push(request);
  });
  return seen;
}

/** Counts the requests of a page that are under way, from here on. */
export function underWay(page: Page): () => number {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return () => requests.size;
}

/**
 * Shortens the limit of eight seconds for files that never come (`timeLimit.ts`). Playwright's clock would take the browser's own measurements away.
 */
export const shortenLimits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (run: TimerHandler, time?: number, ...given: unknown[]) =>
        setTimeout(run, time === 8000 ? 2000 : time, ...given),
    });
  });

/** Hides a tab, as a browser does when another one covers it. */
export const cover = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Lets the page's own clock run ahead (`page.clock.install`) until the frame responds: no pause between two tries is waited for. */
export const respondsAhead = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(2000);
    expect(await page.locator('html').getAttribute('data-hydrated')).toBe('');
  }).toPass({ timeout: 25_000 });
