import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';

export interface QuietRow {
  readonly page: string;
  /** Bytes of script, as they travel, until nothing is asked for any more and two seconds have passed; nothing is touched. */
  readonly scriptBytes: number;
  readonly scripts: number;
  /** From the first paint on, in milliseconds: of tasks longer than 50 ms, what is beyond. */
  readonly blocking: number;
  /** The longest of those tasks; 0 where there is none. */
  readonly longest: number;
}

/** Opens pages on the phone and leaves them alone, each so many times: medians. */
export async function measureQuiet(
  browser: Browser,
  site: string,
  addresses: readonly string[],
  rounds: number,
): Promise<QuietRow[]> {
  const rows: QuietRow[] = [];
  for (const page of addresses) {
    const times: QuietRow[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await leaveAlone(browser, site, page));
    const median = (of: keyof Omit<QuietRow, 'page'>) =>
      times.map((each) => each[of]).sort((a, b) => a - b)[Math.floor((rounds - 1) / 2)] ?? Number.NaN;
    rows.push({
      page,
      scriptBytes: median('scriptBytes'),
      scripts: median('scripts'),
      blocking: median('blocking'),
      longest: median('longest'),
    });
  }
  return rows;
}

async function leaveAlone(browser: Browser, site: string, address: string): Promise<QuietRow> {
  const { context, page, session } = await openPhone(browser);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Script' || /\.js(\?|$)/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const tasks: { start: number; length: number }[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, length: duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(site + address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  // This is a measure, not a wait for a state.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const lengths = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { tasks } = window as unknown as { tasks: { start: number; length: number }[] };
    return tasks.filter(({ start }) => start >= painted).map(({ length }) => length);
  });
  await context.close();
  return {
    page: address,
    scriptBytes,
    scripts: scripts.size,
    blocking: Math.round(lengths.reduce((sum, length) => sum + length - 50, 0)),
    longest: Math.round(Math.max(0, ...lengths)),
  };
}
