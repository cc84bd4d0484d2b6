import { expect, test } from '@playwright/test';
import { browserArguments, findShell } from '../browser.ts';
import { notFromOutside } from '../site.ts';
import { type Fault, faults, type Moment, moments, notTried, type Target, targets, triedInstead } from './Fault.ts';
import { walk } from './walk.ts';

notFromOutside('alters files behind a proxy of its own');

/**
 * With FAULTS=whole all cells, but of those that are equal by construction (`triedInstead`) one; with FAULTS=every these, too; else a sample that meets
 * every target and every fault.
 */
const asked = process.env.FAULTS;

const inSample = (target: number, fault: number) => fault === 0 || (target + fault) % targets.length === 0;

/** So many visits of one target go on side by side: those that work, and beside them those that wait for what never comes. */
const together = { work: 2, wait: 1 };

const equalAt = (fault: Fault, target: Target) =>
  Object.fromEntries(moments.map((moment) => [moment, notTried(fault, target, moment) === undefined ? '=' : '·']));

// Pictures have no part in what is asked of a page here, and are the most of what it asks for.
test.use({
  launchOptions: { executablePath: findShell(), args: [...browserArguments, '--blink-settings=imagesEnabled=false'] },
});
test.describe.configure({ mode: 'parallel' });

targets.forEach((target, row) => {
  test(`whatever happens to ${target.name}, its page is read, opens, links and speaks both languages`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const cells = new Map<string, Partial<Record<Moment, string>>>();
    const wrong: string[] = [];
    const equal = faults.filter((fault) => asked === 'whole' && triedInstead(fault, target));
    const tried = faults.filter((fault, column) => (asked ? !equal.includes(fault) : inSample(row, column)));
    const walkAll = async (queue: Fault[]) => {
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const { name } = fault;
        const at = moments.filter((moment) => notTried(fault, target, moment) === undefined);
        const found = await walk(browser, baseURL ?? '', fault, target, at);
        const marks = moments.map((moment) => {
          const here = found[moment];
          wrong.push(...(here ?? []).map((what) => `${name}, ${moment}: ${what}`));
          return [moment, here === undefined ? '·' : here.length === 0 ? '✓' : '✗'] as const;
        });
        cells.set(name, Object.fromEntries(marks));
      }
    };
    const waiting = tried.filter(({ ends }) => ends === 'time');
    const working = tried.filter(({ ends }) => ends !== 'time');
    await Promise.all([
      ...Array.from({ length: together.wait }, () => walkAll(waiting)),
      ...Array.from({ length: together.work }, () => walkAll(working)),
    ]);
    test.info().annotations.push({
      type: 'faults',
      description: JSON.stringify({
        target: target.name,
        cells: Object.fromEntries(
          faults
            .filter((fault) => tried.includes(fault) || equal.includes(fault))
            .map((fault) => [fault.name, cells.get(fault.name) ?? equalAt(fault, target)]),
        ),
      }),
    });
    expect(wrong).toEqual([]);
  });
});
