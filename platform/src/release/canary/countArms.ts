import * as v from 'valibot';
import { tryParseJson } from '../../store/bytes/tryParseJson.ts';
import { fetchFromServer } from './fetchFromServer.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
const responseSchema = v.object({
  arms: v.array(
    v.object({
      entry: count,
      canary: v.optional(v.object({ name: v.string(), version: v.string(), percent: v.number() })),
      live: arm,
      canaryArm: arm,
    }),
  ),
});

/** Numbers of visitors and of failed visitors in both arms (live and canary), under one log entry. */
export type EntryArms = v.InferOutput<typeof responseSchema>['arms'][number];

/**
 * Adds up the counts of both arms over all servers of a site. Each server has them at `/canary` of its operations port.
 * @throws as `fetchFromServer` does
 */
export async function countArms(addresses: readonly string[]): Promise<readonly EntryArms[]> {
  const responses = await Promise.all(addresses.map((address) => fetchFromServer(address, '/canary', readArms)));
  const sums = new Map<number, EntryArms>();
  for (const seen of responses.flat()) {
    const sum = sums.get(seen.entry);
    sums.set(
      seen.entry,
      sum
        ? { ...seen, live: addCounts(sum.live, seen.live), canaryArm: addCounts(sum.canaryArm, seen.canaryArm) }
        : seen,
    );
  }
  return [...sums.values()];
}

function readArms(text: string): readonly EntryArms[] | undefined {
  const { success, output } = v.safeParse(responseSchema, tryParseJson(text));
  return success ? output.arms : undefined;
}

const addCounts = (a: EntryArms['live'], b: EntryArms['live']) => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});
