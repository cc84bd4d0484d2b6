import * as v from 'valibot';
import type { SeenEntry } from '../guard/guardCanary.ts';
import { askServer } from './askServer.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
/** What a server says of the arms. */
export const armsSchema = v.array(
  v.object({
    entry: count,
    canary: v.optional(v.object({ name: v.string(), version: v.string(), percent: v.number() })),
    live: arm,
    canaryArm: arm,
  }),
);
const answerSchema = v.object({ arms: armsSchema });

/**
 * What servers have seen of the arms: the sum of what each says at `/canary` of its operations port.
 * @throws what `askServer` throws
 */
export const seenByServers = async (addresses: readonly string[]): Promise<readonly SeenEntry[]> =>
  sumOfArms(
    await Promise.all(addresses.map(async (address) => (await askServer(address, '/canary', answerSchema)).arms)),
  );

/** What several servers have seen, by the number of the entry. */
export function sumOfArms(answers: readonly (readonly SeenEntry[])[]): readonly SeenEntry[] {
  const sums = new Map<number, SeenEntry>();
  for (const seen of answers.flat()) {
    const known = sums.get(seen.entry);
    sums.set(
      seen.entry,
      known ? { ...seen, live: plus(known.live, seen.live), canaryArm: plus(known.canaryArm, seen.canaryArm) } : seen,
    );
  }
  return [...sums.values()];
}

const plus = (a: SeenEntry['live'], b: SeenEntry['live']) => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});
