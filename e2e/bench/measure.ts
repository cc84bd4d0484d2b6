import type { Browser, CDPSession } from '@playwright/test';

/** What one load of a page came to. */
export interface Load {
  /** All JavaScript up to `data-hydrated` and two idle seconds after, pointer still: bytes as they travel (brotli). */
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly requests: number;
  /** Rounds one after another: a request stands one deeper than the deepest that had ended when it began. */
  readonly depth: number;
  /** Milliseconds; only ratios within one run mean anything. */
  readonly firstPaint: number;
  readonly largestPaint: number;
}

interface Seen {
  readonly began: number;
  readonly script: boolean;
  /** The site's icon and the like: asked for by the browser on its own, after everything else. */
  readonly aside: boolean;
  ended?: number;
  bytes: number;
  depth?: number;
}

/** A slow phone on a slow network: 1.6 Mbit/s, 150 ms, a quarter of the processor. */
async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Loads an address in a fresh context and tells what travelled and when it was painted. */
export async function measureLoad(browser: Browser, url: string, hydrates: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const seen = new Map<string, Seen>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http'))
      seen.set(requestId, {
        began: timestamp,
        aside: type === 'Other',
        script: type === 'Script' || /\.js(\?|$)/.test(request.url),
        bytes: 0,
      });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) Object.assign(one, { ended: timestamp, bytes: encodedDataLength });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largestPaint: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (hydrates) await page.waitForSelector('html[data-hydrated=""]', { timeout: 30_000, state: 'attached' });
  await page.waitForLoadState('networkidle');
  // The definition of a page's JavaScript asks for two idle seconds: this is a measure, not a wait for a state.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const paints = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestPaint: (window as unknown as { largestPaint?: number }).largestPaint ?? 0,
  }));
  await context.close();
  const ended = [...seen.values()]
    .filter((one) => one.ended !== undefined && !one.aside)
    .sort((a, b) => a.began - b.began);
  for (const one of ended) {
    const before = ended.filter((other) => other !== one && (other.ended ?? Number.POSITIVE_INFINITY) <= one.began);
    one.depth = 1 + Math.max(0, ...before.map((other) => other.depth ?? 0));
  }
  const scripts = ended.filter((one) => one.script);
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    scripts: scripts.length,
    requests: ended.length,
    depth: Math.max(...ended.map(({ depth = 1 }) => depth)),
    ...paints,
  };
}
