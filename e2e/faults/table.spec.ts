import { expect, test } from '@playwright/test';
import { notFromOutside } from '../site.ts';
import { faults, type Moment, moments, notTried, targets } from './Fault.ts';
import { walk } from './walk.ts';

notFromOutside('alters files behind a proxy of its own');

/** All cells with FAULTS=whole; else a sample that meets every target and every fault. */
const whole = process.env.FAULTS !== undefined;

const inSample = (target: number, fault: number) => fault === 0 || (target + fault) % targets.length === 0;

/** So many visits of one target go on side by side: most of them wait for what never comes. */
const together = 3;

test.describe.configure({ mode: 'parallel' });

targets.forEach((target, row) => {
  test(`whatever happens to ${target.name}, its page is read, opens, links and speaks both languages`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const cells = new Map<string, Partial<Record<Moment, string>>>();
    const wrong: string[] = [];
    const queue = faults.filter((_, column) => whole || inSample(row, column));
    const work = async () => {
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const tried = fault;
        const at = moments.filter((moment) => notTried(tried, target, moment) === undefined);
        const found = await walk(browser, baseURL ?? '', tried, target, at);
        const marks = moments.map((moment) => {
          const here = found[moment];
          wrong.push(...(here ?? []).map((what) => `${tried.name}, ${moment}: ${what}`));
          return [moment, here === undefined ? '·' : here.length === 0 ? '✓' : '✗'] as const;
        });
        cells.set(tried.name, Object.fromEntries(marks));
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    test.info().annotations.push({
      type: 'faults',
      description: JSON.stringify({ target: target.name, cells: Object.fromEntries(cells) }),
    });
    expect(wrong).toEqual([]);
  });
});
