import type { Outcome } from './steps.ts';

/** In minutes: where the steps before the browser suites take longer, the machine is a slow one. Set between what a slow one took, 23, and a guess of 12. */
const slowFrom = 18;
/** In minutes: every page in one other engine. Reckoned for a slow machine, not measured on one. */
const ofEngine = 8;

/**
 * How much of the table of faults is tried (`FAULTS`, decision 0061). With `timely` all of it, but on a slow machine the sample: there it takes
 * too long, and what is never ended says nothing.
 * @param spent what the steps before took, in minutes
 */
export const faultsIn = (asked: string | undefined, spent: number): string | undefined =>
  asked === 'timely' ? (spent <= slowFrom ? 'whole' : '') : asked;

/**
 * Whether an engine is asked: always, but where the run has a limit (`LIMIT_MINUTES`) and too little of it is left. That stands at the end of all that was
 * said, among what failed.
 * @param spent in minutes
 */
export async function inTime(
  name: string,
  limit: number | undefined,
  spent: number,
  step: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!limit || spent + ofEngine <= limit) return step();
  const why = `NOT ASKED: ${name}. ${Math.round(spent)} of ${limit} minutes were gone. Ask it by itself: npm run engines -- ${name}`;
  console.log(why);
  return { passed: 0, failed: 0, failures: [why] };
}
