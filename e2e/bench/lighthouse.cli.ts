import type { Result } from 'lighthouse';
import { ExplainedError } from 'shared/contract';
import { readOptions } from './readOptions.ts';
import { computeMedian, formatMedians, startLighthouse } from './runLighthouse.ts';
import { notFoundPath, serveLive } from './serveLive.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lowest allowed scores, out of 100. The performance score varies by one from run to run. */
const floors = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Record<
  Category,
  number
>;

/** Audits that the not-found page fails on purpose: its 404 status, the browser's console error about that status, and `noindex`. */
const asNotFound = ['http-status-code', 'errors-in-console', 'is-crawlable'];

const usage = 'npm run lighthouse -- [--form phone|desktop] [--runs 3] [/portfolio /en …]';

/**
 * Runs `npm run lighthouse -- [--form phone|desktop] [--runs 3] [page …]` on the site that `npm start` composed. Prints the median scores of every
 * page in both languages, on a phone and a desktop. Exits with 1 if a page is below a floor.
 */
async function main(words: readonly string[]): Promise<void> {
  if (words.includes('--help')) return console.log(`Usage: ${usage}`);
  const { pages, forms, runs } = readOptions(words, '3', usage, ['phone', 'desktop']);
  const site = await serveLive(pages);
  const { browser, run } = await startLighthouse();
  const below: string[] = [];
  try {
    console.log(['page', '', ...categories, ...Object.keys(formatMedians([]))].join(' | '));
    for (const form of forms)
      for (const page of site.addresses) {
        const results: Result[] = [];
        for (let time = 0; time < runs; time += 1) results.push(await run(site.url + page, form, flagsOf(page)));
        const scores = scoresOf(results);
        console.log([page, form, ...Object.values({ ...scores, ...formatMedians(results) })].join(' | '));
        const missed = categories.filter((each) => scores[each] < floors[each]);
        const inWords = missed.map((each) => `${each} ${scores[each]} < ${floors[each]}`).join(', ');
        if (missed.length > 0) below.push(`${page} on a ${form}: ${inWords} (${faultsOf(results.at(-1)).join(', ')})`);
      }
  } finally {
    await browser.close();
    await site.stop();
  }
  const looks = site.addresses.length * forms.length;
  console.log(`\n${looks - below.length} of ${looks} reach the floor, medians of ${runs}.`);
  if (below.length === 0) return;
  console.error(`Below it:\n${below.join('\n')}`);
  process.exitCode = 1;
}

const flagsOf = (page: string) => ({
  onlyCategories: [...categories],
  ...(page.endsWith(notFoundPath) && { ignoreStatusCode: true, skipAudits: asNotFound }),
});

/** Returns the median score of each category, out of 100. */
function scoresOf(results: readonly Result[]) {
  const scoreOf = (name: Category) =>
    Math.round(100 * computeMedian(results.map((result) => result.categories[name]?.score ?? 0)));
  return Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Record<Category, number>;
}

/** Lists the failed audits that lower a page's score. */
const faultsOf = (result: Result | undefined): string[] =>
  categories.flatMap((category) =>
    (result?.categories[category]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (result?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
});
