import type { Browser } from '@playwright/test';
import type { Result } from 'lighthouse';
import { hydrate, pretendSlowNetwork } from '../site.ts';
import { formatKilobytes, formatMedians, startLighthouse } from './runLighthouse.ts';
import { serveLive } from './serveLive.ts';

/** Makes Lighthouse really throttle network and processor. By default, it only estimates the times of a slow phone. */
const flags = { onlyCategories: ['performance'], throttlingMethod: 'devtools' as const };
/** Blocks all script files. Inline scripts still run. */
const withoutScripts = { ...flags, blockedUrlPatterns: ['*/r/*.js*'] };

/** Prints the cost of a first visit on Lighthouse's phone for each page, with and without scripts. Compare times only within one run. */
export async function measureFirstVisits(pages: readonly string[], runs: number): Promise<void> {
  const site = await serveLive(pages);
  const { browser, run } = await startLighthouse();
  const rows: Record<string, unknown> = {};
  try {
    for (const page of site.addresses) {
      const url = site.url + page;
      const [loads, bare]: [Result[], Result[]] = [[], []];
      for (let time = 0; time < runs; time += 1) {
        loads.push(await run(url, 'phone', flags));
        bare.push(await run(url, 'phone', withoutScripts));
      }
      const { script, requests, TBT, LCP, CLS } = formatMedians(loads);
      rows[page] = {
        'script until idle': script,
        'when hydrated': formatKilobytes(await scriptWhenHydrated(browser, url)),
        requests,
        LCP,
        'LCP without scripts': formatMedians(bare).LCP,
        CLS,
        blocking: TBT,
      };
      console.log(page, rows[page]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(`\nMedians of ${runs}; a page is left alone until it is idle:`);
  console.table(rows);
}

/** Measures the compressed bytes of all scripts that a hydrated page has loaded. */
async function scriptWhenHydrated(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  await pretendSlowNetwork(context);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js(\?|$)/.test(request.url())) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return (await Promise.all(sizes)).reduce((bytes, size) => bytes + size, 0);
}
