import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { deployedSite, skipReasonPrefix } from './deployedSite.ts';
import { readShownSite, type ShownSite } from './readShownSite.ts';

const { origin, preview = '', entry, snapshot, visitor } = deployedSite as ShownSite;

/** Prints the tested releases and the reasons of skipped tests. Fails the run if all were skipped, or if the composition changed. */
export default class DeployedSiteReporter implements Reporter {
  readonly #reasons = new Set<string>();
  #asked = 0;
  onBegin(): void {
    const releases = Object.entries(snapshot.releases).map(([name, version]) => `  ${name} ${version}`);
    console.log([`${origin}${preview}, entry ${entry ?? 'not shown'}`, ...releases].join('\n'));
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') this.#asked += 1;
    for (const { description } of annotations)
      if (description?.startsWith(skipReasonPrefix)) this.#reasons.add(`${test.titlePath()[2]}: ${description}`);
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    console.log([...this.#reasons].join('\n'));
    const { snapshot: now } = await readShownSite({ origin, preview }, visitor);
    const hasChanged = JSON.stringify(now) !== JSON.stringify(snapshot);
    if (hasChanged) console.log(`${origin} changed while it was tested. Run the suites again, or test a preview.`);
    if (this.#asked === 0) console.log('None of the named tests can run on a deployed site.');
    return hasChanged || this.#asked === 0 ? { status: 'failed' } : undefined;
  }
}
