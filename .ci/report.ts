import type { Outcome } from './outcome.ts';
import { acceptTimes, formatMinutes, type Layer, measureYardstick, warnOfTime } from './times.ts';

export type Steps = Readonly<Record<string, () => Promise<Outcome>>>;

/**
 * Runs steps one after another, and sets the exit code. Prints failures, skipped tests, each step's time and, last, "N passed, N failed". A
 * test is skipped if this machine lacks its program; with CI=true it counts as a failure.
 * @param layer `quick` or `all`, whose time limit applies; undefined for no limit
 */
export async function runSteps(
  steps: Steps,
  { layer, accept }: { layer?: Layer; accept?: boolean } = {},
): Promise<void> {
  const began = performance.now();
  const yardstick = layer ? measureYardstick() : 0;
  const countOf = (skipped: readonly string[]) => (skipped.length > 0 ? `, ${skipped.length} skipped` : '');
  const lines: string[] = [];
  const outcomes: Outcome[] = [];
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const outcome = countSkipped(
      await step().catch(
        (error: Error): Outcome => ({ passed: 0, failed: 1, failures: [`${name}: ${error.message}`] }),
      ),
    );
    outcomes.push(outcome);
    const { passed, failed, skipped = [] } = outcome;
    lines.push(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed${countOf(skipped)} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  const suites = outcomes.flatMap(({ suites = [] }) => suites);
  const slowest = suites.toSorted(([, a], [, b]) => b - a).slice(0, 10);
  if (slowest.length > 0) console.log('\nThe slowest suites, in seconds of one worker:');
  for (const [name, seconds] of slowest) console.log(`  ${seconds.toFixed(1)} s  ${name}`);
  console.log(`\n${lines.join('\n')}\n`);
  const skipped = outcomes.flatMap(({ skipped = [] }) => skipped);
  for (const each of skipped) console.log(`SKIPPED ${each}`);
  // Prints failures last and short, because often only the end of a long log is kept.
  for (const failure of outcomes.flatMap(({ failures = [] }) => failures)) console.log(`\n${failure.slice(0, 400)}`);
  const seconds = (performance.now() - began) / 1000;
  if (layer) {
    const took = { seconds, yardstick, suites };
    console.log(`\n${formatMinutes(seconds)}, yardstick ${yardstick.toFixed(3)} s`);
    const warning = warnOfTime(layer, took);
    if (warning) console.log(warning);
    if (accept) acceptTimes(layer, took);
  }
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + of(each), 0);
  const failed = sum((each) => each.failed);
  console.log(`\n${sum((each) => each.passed)} passed, ${failed} failed${countOf(skipped)}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Counts skipped tests as failures in continuous integration, where all programs are installed. */
function countSkipped(outcome: Outcome): Outcome {
  const { skipped = [] } = outcome;
  if (process.env.CI !== 'true' || skipped.length === 0) return outcome;
  const failures = skipped.map((each) => `Skipped, which CI=true does not allow: ${each}`);
  return {
    ...outcome,
    skipped: [],
    failed: outcome.failed + skipped.length,
    failures: [...(outcome.failures ?? []), ...failures],
  };
}
