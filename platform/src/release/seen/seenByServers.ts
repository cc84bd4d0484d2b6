import * as v from 'valibot';
import { parsedJson } from '../../store/parsedJson.ts';
import { askServer } from './askServer.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
/** Schema of a server's answer about the arms. */
const answerSchema = v.object({
  arms: v.array(
    v.object({
      entry: count,
      canary: v.optional(v.object({ name: v.string(), version: v.string(), percent: v.number() })),
      live: arm,
      canaryArm: arm,
    }),
  ),
});

/** Counts of the arms of one entry. */
export type SeenEntry = v.InferOutput<typeof answerSchema>['arms'][number];

/**
 * Sums up the counts of the arms over the servers of a site, from `/canary` of their operations ports.
 * @throws as `askServer` does
 */
export async function seenByServers(addresses: readonly string[]): Promise<readonly SeenEntry[]> {
  const answers = await Promise.all(addresses.map((address) => askServer(address, '/canary', readArms)));
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

function readArms(text: string): readonly SeenEntry[] | undefined {
  const { success, output } = v.safeParse(answerSchema, parsedJson(text));
  return success ? output.arms : undefined;
}

const plus = (a: SeenEntry['live'], b: SeenEntry['live']) => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});
