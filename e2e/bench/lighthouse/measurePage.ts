import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { StoreError } from 'shared/contract';
import { notFoundPath } from '../serveLive.ts';
import { type Category, categories, type FormFactor } from './floors.ts';

/** What Lighthouse says of a page: the medians of several runs. */
export interface Measured {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds, simulated by Lighthouse. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** What has moved, of the window. */
  readonly shift: number;
  readonly requests: number;
  /** Of all scripts, as they travel. */
  readonly scriptBytes: number;
  /** What it marks down, by its names; of the last run. */
  readonly faults: readonly string[];
}

/** What the not-found page is for: its status, which the browser itself tells of, and that no search engine keeps it. */
const asNotFound = ['http-status-code', 'errors-in-console', 'is-crawlable'];

/** Runs Lighthouse on an address so many times. @throws StoreError where it could not load the page */
export async function measurePage(port: number, url: string, formFactor: FormFactor, runs: number): Promise<Measured> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(port, url, formFactor));
  const medianOf = (of: (result: Result) => number) => median(results.map(of));
  const metric = (name: string) => medianOf(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  return {
    scores: Object.fromEntries(
      categories.map((each) => [each, Math.round(100 * medianOf((result) => result.categories[each]?.score ?? 0))]),
    ) as Record<Category, number>,
    firstPaint: metric('first-contentful-paint'),
    largestPaint: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    requests: medianOf((result) => requestsOf(result).length),
    scriptBytes: medianOf((result) =>
      requestsOf(result)
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    ),
    faults: faultsOf(results.at(-1)),
  };
}

async function runOnce(port: number, url: string, formFactor: FormFactor): Promise<Result> {
  const isNotFound = url.endsWith(notFoundPath);
  const ran = await lighthouse(
    url,
    {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      ...(isNotFound && { ignoreStatusCode: true, skipAudits: asNotFound }),
    },
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  const error = ran?.lhr.runtimeError;
  if (ran && !error) return ran.lhr;
  throw new StoreError({
    what: `Lighthouse could not look at ${url}.`,
    fact: error?.message ?? 'It gave no report.',
    nextStep: 'Run it again; if it stays so, open the page in a browser.',
  });
}

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
}

function requestsOf({ audits }: Result): readonly NetworkRequest[] {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

/** The audits that cost something, category by category. */
function faultsOf(result: Result | undefined): string[] {
  return categories.flatMap((category) =>
    (result?.categories[category]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (result?.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
