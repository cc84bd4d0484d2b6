import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one load of a page came to. */
export interface Load {
  /** All JavaScript until the page is idle, where the visitor goes on also what that asks for: bytes as they travel (brotli). */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly requests: number;
  /** Rounds one after another: a request stands one deeper than what asked for it, the document being the first. */
  readonly depth: number;
  /** Milliseconds; only ratios within one run mean anything. */
  readonly firstPaint: number;
  readonly largestPaint: number;
}

interface Seen {
  readonly url: string;
  readonly script: boolean;
  /** The site's icon and the like: asked for by the browser on its own, after everything else. */
  readonly aside: boolean;
  readonly depth: number;
  ended: boolean;
  bytes: number;
}

/** A slow phone on a slow network: 1.6 Mbit/s, 150 ms, a quarter of the processor. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

export interface LoadOptions {
  /** Whether the visitor means to go on: the page is waited for until it is hydrated. False for a page that is only read. */
  readonly goesOn?: boolean;
  /** What is asked for in two idle seconds counts, too (the definition of a page's JavaScript); paints are over before. */
  readonly idleToo?: boolean;
}

/** A key that does nothing says that the visitor goes on (docs/contracts.md, "Intent"). */
export async function becomeHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      document.querySelector('#main [data-needs]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return document.documentElement.dataset.hydrated === '';
    },
    undefined,
    { timeout: 60_000 },
  );
}

/** Loads an address in a fresh context and tells what travelled and when it was painted. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { goesOn = false, idleToo }: LoadOptions,
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const seen = new Map<string, Seen>();
  const depthOf = (url: string | undefined) => [...seen.values()].find((one) => one.url === url)?.depth ?? 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (!request.url.startsWith('http')) return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    const script = type === 'Script' || /\.js(\?|$)/.test(request.url);
    const depth = 1 + depthOf(asker);
    seen.set(requestId, { url: request.url, aside: type === 'Other', script, depth, ended: false, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) Object.assign(one, { ended: true, bytes: encodedDataLength });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largestPaint: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (goesOn) await becomeHydrated(page);
  await page.waitForLoadState('networkidle');
  // This is a measure, not a wait for a state.
  if (idleToo) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const paints = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: (window as unknown as { largestPaint?: number }).largestPaint ?? 0,
  }));
  await context.close();
  const ended = [...seen.values()].filter((one) => one.ended && !one.aside);
  const scripts = ended.filter((one) => one.script);
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.length,
    requests: ended.length,
    depth: Math.max(...ended.map(({ depth }) => depth)),
    ...paints,
  };
}
