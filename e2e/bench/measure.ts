import type { Browser } from '@playwright/test';
import { hydrated } from '../site.ts';

/** What one load of a page on a slow phone came to. Bytes are as they travel, with headers; times are in milliseconds. */
export interface Load {
  readonly scriptBytes: number;
  readonly requests: number;
  /** Rounds one after another: a request stands one deeper than what asked for it, the document being the first. */
  readonly depth: number;
  /** Largest contentful paint. */
  readonly largestPaint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Of tasks after the first paint that are longer than 50 ms: what is beyond, together. */
  readonly blocking: number;
  /** The longest of those tasks; 0 where there is none. */
  readonly longestTask: number;
}

interface Asked {
  readonly url: string;
  readonly isScript: boolean;
  readonly depth: number;
  bytes?: number;
}

/** What a page's observers have written down in `window.measured`. */
interface Measured {
  largestPaint: number;
  shift: number;
  readonly tasks: { readonly start: number; readonly length: number }[];
}

/**
 * Loads an address in a new profile on a slow phone (1.6 Mbit/s, 150 ms, a quarter of the processor) and leaves it alone until nothing has been
 * asked for in two more seconds.
 * @param goesOn whether the visitor means to go on first: the page is hydrated then, and its scripts are counted
 */
export async function measureLoad(browser: Browser, url: string, goesOn = false): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    locale: 'uk-UA',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    // What the browser asks for on its own, the icon, is no cost of the page.
    if (!request.url.startsWith('http') || type === 'Other') return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    const above = [...asked.values()].find((each) => each.url === asker);
    const isScript = type === 'Script' || /\.js(\?|$)/.test(request.url);
    asked.set(requestId, { url: request.url, isScript, depth: 1 + (above?.depth ?? 0) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  const [down, up] = [1.6e6 / 8, 750e3 / 8];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: down,
    uploadThroughput: up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  if (goesOn) await hydrated(page);
  await page.waitForLoadState('networkidle');
  // The definition of what is read before intent, not a wait for a state.
  await page.waitForTimeout(2000);
  const { largestPaint, shift, tasks } = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { measured } = window as unknown as { measured: Measured };
    return { ...measured, tasks: measured.tasks.filter(({ start }) => start >= painted).map(({ length }) => length) };
  });
  await context.close();
  const loaded = [...asked.values()].filter(({ bytes }) => bytes !== undefined);
  return {
    scriptBytes: loaded.filter(({ isScript }) => isScript).reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    requests: loaded.length,
    depth: Math.max(...loaded.map(({ depth }) => depth)),
    largestPaint,
    shift,
    blocking: tasks.reduce((sum, length) => sum + length - 50, 0),
    longestTask: Math.max(0, ...tasks),
  };
}

/** Runs in the page before everything else: writes down what the browser says of paints, shifts and long tasks. */
function observe(): void {
  const measured: Measured = { largestPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { measured });
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) measured.shift += value;
  });
  on('longtask', ({ startTime, duration }) => measured.tasks.push({ start: startTime, length: duration }));
}
