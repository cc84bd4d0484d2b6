import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { ExplainedError, InvalidInputError, StoreError } from 'shared/contract';
import { browserArguments, findBrowser } from 'studio/browser';
import { freePort, notFoundPath, serveLive } from './serveLive.ts';
import { median } from './statistics.ts';

/**
 * `npm run lighthouse -- [--form phone|desktop] [--runs 3] [page …]`: what Lighthouse says of every page in both languages, on its own phone and
 * desktop, medians of the runs. It measures what `npm start` has composed. Ends with 1 where a page falls below the floor.
 */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Form = 'phone' | 'desktop';

/** Scores that no page may fall below, of 100. Performance is measured, and sways by one. */
const floors = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } satisfies Record<
  Category,
  number
>;

/** What the not-found page is for: its status, which the browser itself reports, and that no search engine keeps it. */
const asNotFound = ['http-status-code', 'errors-in-console', 'is-crawlable'];

const usage = 'npm run lighthouse -- [--form phone|desktop] [--runs 3] [/portfolio /en …]';

async function main(words: readonly string[]): Promise<void> {
  const { pages, forms, runs } = readOptions(words);
  const site = await serveLive(pages);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const below: string[] = [];
  try {
    console.log(['page', '', ...categories, 'FCP', 'LCP', 'TBT', 'CLS', 'requests', 'script'].join(' | '));
    for (const form of forms)
      for (const address of site.addresses) {
        const results: Result[] = [];
        for (let run = 0; run < runs; run += 1) results.push(await runOnce(port, site.url + address, form));
        const { row, missed } = summaryOf(results);
        console.log([address, form, ...row].join(' | '));
        if (missed !== '') below.push(`${address} on a ${form}: ${missed}`);
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

/** Runs Lighthouse on an address. @throws StoreError where it could not load the page */
async function runOnce(port: number, url: string, form: Form): Promise<Result> {
  const isNotFound = url.endsWith(notFoundPath);
  const options = isNotFound ? { ignoreStatusCode: true, skipAudits: asNotFound } : {};
  const ran = await lighthouse(
    url,
    { port, logLevel: 'silent', onlyCategories: [...categories], ...options },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (ran && !ran.lhr.runtimeError) return ran.lhr;
  throw new StoreError({
    what: `Lighthouse could not look at ${url}.`,
    fact: ran?.lhr.runtimeError?.message ?? 'It gave no report.',
    nextStep: 'Run it again; if it stays so, open the page in a browser.',
  });
}

/** The medians of some runs as cells of a row, and which categories fall short with the audits that cost something. */
function summaryOf(results: readonly Result[]) {
  const medianOf = (of: (result: Result) => number) => median(results.map(of));
  const metric = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  const score = (name: Category) => Math.round(100 * medianOf((result) => result.categories[name]?.score ?? 0));
  const time = (name: string) => `${metric(name).toFixed(0)} ms`;
  const scripts = (result: Result) =>
    requestsOf(result)
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const missed = categories
    .filter((each) => score(each) < floors[each])
    .map((each) => `${each} ${score(each)} < ${floors[each]}`);
  const row = [
    ...categories.map(score),
    time('first-contentful-paint'),
    time('largest-contentful-paint'),
    time('total-blocking-time'),
    metric('cumulative-layout-shift').toFixed(3),
    medianOf((result) => requestsOf(result).length),
    `${(medianOf(scripts) / 1024).toFixed(1)} KB`,
  ];
  return { row, missed: missed.length > 0 ? `${missed.join(', ')} (${faultsOf(results.at(-1)).join(', ')})` : '' };
}

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
}

function requestsOf({ audits }: Result): readonly NetworkRequest[] {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

const faultsOf = (result: Result | undefined): string[] =>
  categories.flatMap((category) =>
    (result?.categories[category]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (result?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );

function readOptions(words: readonly string[]) {
  const { values, positionals } = parse(words);
  const forms = (['phone', 'desktop'] as const).filter((each) => values.form === undefined || each === values.form);
  if (forms.length === 0)
    throw new InvalidInputError({ fact: `There is no form factor "${values.form}".`, nextStep: usage });
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new InvalidInputError({ fact: `"${values.runs}" is no number of runs from 1 to 99.`, nextStep: usage });
  return { pages: positionals, forms, runs: Number(values.runs) };
}

function parse(words: readonly string[]) {
  try {
    const options = { form: { type: 'string' }, runs: { type: 'string', default: '3' } } as const;
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new InvalidInputError({ fact: (error as Error).message, nextStep: usage }, { cause: error });
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
});
