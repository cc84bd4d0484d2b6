import { type Browser, chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { StoreError } from 'shared/contract';
import { browserArguments, findBrowser } from 'studio/browser';
import { findFreePort } from './serveLive.ts';

export interface LighthouseRunner {
  readonly browser: Browser;
  /** Runs Lighthouse on an address. @throws StoreError if the page does not load */
  run(url: string, form: 'phone' | 'desktop', flags?: Flags): Promise<Result>;
}

/** Starts a browser for Lighthouse. The caller must close it. */
export async function startLighthouse(): Promise<LighthouseRunner> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  return {
    browser,
    async run(url, form, flags) {
      const config = form === 'desktop' ? desktopConfig : undefined;
      const ran = await lighthouse(url, { port, logLevel: 'silent', ...flags }, config);
      if (ran && !ran.lhr.runtimeError) return ran.lhr;
      throw new StoreError({
        what: `Lighthouse could not look at ${url}.`,
        fact: ran?.lhr.runtimeError?.message ?? 'It gave no report.',
        nextStep: 'Run it again. If it fails again, open the page in a browser.',
      });
    },
  };
}

/** Formats the medians of several Lighthouse runs as table cells. */
export function formatMedians(results: readonly Result[]) {
  const metric = (name: string) => results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  const time = (name: string) => `${computeMedian(metric(name)).toFixed(0)} ms`;
  const scripts = results.map((result) =>
    sum(requestsOf(result).filter(({ resourceType }) => resourceType === 'Script')),
  );
  return {
    FCP: time('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    TBT: time('total-blocking-time'),
    CLS: computeMedian(metric('cumulative-layout-shift')).toFixed(3),
    requests: computeMedian(results.map((result) => requestsOf(result).length)),
    script: formatKilobytes(computeMedian(scripts)),
  };
}

/** Formats bytes as a table cell, with 1024 bytes per kilobyte. */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Returns the median; of an even number of values, the lower of the two middle ones. */
export const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
}

function requestsOf({ audits }: Result): readonly NetworkRequest[] {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
}

const sum = (requests: readonly NetworkRequest[]): number =>
  requests.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
