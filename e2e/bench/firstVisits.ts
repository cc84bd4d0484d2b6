import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from 'studio/browser';
import { type Load, measureLoad } from './measure.ts';
import { serveCopy } from './serveCopy.ts';
import { serveLive } from './serveLive.ts';
import { median, ratio, spread } from './statistics.ts';

interface FirstVisits {
  /** Addresses; none means all pages of the site. */
  readonly pages: readonly string[];
  readonly rounds: number;
  /** Whether each page is compared with itself without scripts. */
  readonly reference: boolean;
}

/** One load of each: the page, the page without scripts, and that again, which shows the noise of the machine. */
type Arm = 'site' | 'without' | 'again';

/** Prints what a first visit costs on a slow phone, page by page. Bytes are facts; times are compared within one run only. */
export async function measureFirstVisits({ pages, rounds, reference }: FirstVisits): Promise<void> {
  const live = await serveLive(pages);
  const site = await serveCopy(live.url, (html) => html);
  const without = await serveCopy(live.url, (html) => html.replace(/<script type="module"[^>]*><\/script>\n?/g, ''));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const arms: readonly Arm[] = reference ? ['site', 'without', 'again'] : ['site'];
  const rows: Record<string, unknown> = {};
  try {
    for (const page of live.addresses) {
      const hydrated = await measureLoad(browser, site.url + page, true);
      if (reference) await measureLoad(browser, without.url + page); // The copy has all in memory from here on.
      const loads: Record<Arm, Load[]> = { site: [], without: [], again: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const arm of round % 2 === 0 ? arms : arms.toReversed())
          loads[arm].push(await measureLoad(browser, (arm === 'site' ? site : without).url + page));
      rows[page] = row(loads.site, hydrated);
      console.log(page, rows[page]);
      if (reference) tellPaint(loads);
    }
  } finally {
    await browser.close();
    site.close();
    without.close();
    await live.stop();
  }
  console.log(`\nMedians of ${rounds} with their 95 % intervals; a page is left alone until it has been idle for 2 s:`);
  console.table(rows);
}

function row(loads: readonly Load[], hydrated: Load) {
  const of = (name: keyof Load) => loads.map((load) => load[name]);
  return {
    'script until idle': kilobytes(median(of('scriptBytes'))),
    'when hydrated': kilobytes(hydrated.scriptBytes),
    requests: median(of('requests')),
    depth: median(of('depth')),
    LCP: spread(of('largestPaint'), 'ms'),
    CLS: median(of('shift')).toFixed(3),
    blocking: spread(of('blocking'), 'ms'),
    'longest task': spread(of('longestTask'), 'ms'),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function tellPaint(loads: Readonly<Record<Arm, readonly Load[]>>): void {
  const of = (arm: Arm) => loads[arm].map(({ largestPaint }) => largestPaint);
  console.log(`  LCP, with : without scripts = ${ratio(of('site'), [...of('without'), ...of('again')])}`);
  console.log(`  LCP, without scripts : itself = ${ratio(of('again'), of('without'))}`);
}
