import { ExplainedError, StoreError } from 'shared/contract';
import { serveLive } from '../serveLive.ts';
import { startBrowser } from '../startBrowser.ts';
import { categories, type FormFactor, floors } from './floors.ts';
import { type Measured, measurePage } from './measurePage.ts';
import { readOptions } from './options.ts';

/**
 * `npm run lighthouse [--form phone|desktop] [--runs 3] [page …]`: what Lighthouse says of every page in both languages, on a phone and on a
 * desktop, medians of the runs. It measures what `npm start` has composed. Ends with 1 where a page falls below the floor.
 */
async function main(): Promise<void> {
  const { pages, formFactors, runs } = readOptions(process.argv.slice(2));
  const site = await serveLive(pages);
  const browser = await startBrowser();
  const below: string[] = [];
  try {
    console.log(['page', '', ...categories, 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'script'].join(' | '));
    for (const formFactor of formFactors)
      for (const address of site.addresses) {
        const { row, missed } = await lookAt(address, formFactor, () =>
          measurePage(browser.port, site.url + address, formFactor, runs),
        );
        console.log(row);
        if (missed !== '') below.push(missed);
      }
  } finally {
    await browser.stop();
    await site.stop();
  }
  const looks = site.addresses.length * formFactors.length;
  console.log(`\n${looks - below.length} of ${looks} reach the floor, medians of ${runs}.`);
  if (below.length === 0) return;
  console.error(`Below it:\n${below.join('\n')}`);
  process.exitCode = 1;
}

/** A page's row, and what it falls short of. A page that Lighthouse could not look at costs its own row and not the table. */
async function lookAt(address: string, formFactor: FormFactor, measure: () => Promise<Measured>) {
  try {
    const measured = await measure();
    const missed = missedOf(formFactor, measured);
    const told = `${address} on a ${formFactor}: ${missed} (${measured.faults.join(', ')})`;
    return { row: rowOf(address, formFactor, measured), missed: missed === '' ? '' : told };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { row: `${address} | ${formFactor} | not looked at`, missed: error.message };
  }
}

function rowOf(address: string, formFactor: FormFactor, measured: Measured): string {
  const { scores, firstPaint, largestPaint, blocking, shift, requests, scriptBytes } = measured;
  return [
    address,
    formFactor,
    ...categories.map((each) => scores[each]),
    `${firstPaint.toFixed(0)} ms`,
    `${largestPaint.toFixed(0)} ms`,
    `${blocking.toFixed(0)} ms`,
    shift.toFixed(3),
    requests,
    `${(scriptBytes / 1024).toFixed(1)} KB`,
  ].join(' | ');
}

/** What a page falls short of: `performance 98 < 100`. */
function missedOf(formFactor: FormFactor, { scores }: Measured): string {
  return categories
    .filter((each) => scores[each] < floors[formFactor][each])
    .map((each) => `${each} ${scores[each]} < ${floors[formFactor][each]}`)
    .join(', ');
}

await main().catch((error: unknown) => {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
});
