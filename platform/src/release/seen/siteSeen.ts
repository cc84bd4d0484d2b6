import * as v from 'valibot';
import type { ReleaseCounts } from '../../observe/tally.ts';
import { noVitals, vitalNames } from '../../observe/vitals.ts';
import type { SeenEntry } from '../guard/guardCanary.ts';
import { askServer } from './askServer.ts';
import { armsSchema, sumOfArms } from './seenByServers.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const answerSchema = v.object({
  at: v.number(),
  entry: count,
  requests: v.record(v.string(), count),
  arms: armsSchema,
  releases: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      views: count,
      failures: v.object({ hydration: count, error: count, module: count }),
      vitals: v.object({ lcp: v.array(count), inp: v.array(count), cls: v.array(count) }),
    }),
  ),
});

/** What the servers of a site have seen since they were started. */
export interface SiteSeen {
  /** Milliseconds since 1970, by the first server's clock. */
  readonly at: number;
  /** The newest entry that one of them serves. */
  readonly entry: number;
  /** By status. */
  readonly requests: Readonly<Record<string, number>>;
  readonly arms: readonly SeenEntry[];
  readonly releases: readonly ReleaseCounts[];
}

/**
 * What the servers of a site have seen together: the sum of what each says at `/watch` of its operations port.
 * @throws what `askServer` throws
 */
export async function siteSeen(addresses: readonly string[], signal?: AbortSignal): Promise<SiteSeen> {
  const answers = await Promise.all(addresses.map((address) => askServer(address, '/watch', answerSchema, signal)));
  const requests: Record<string, number> = {};
  const releases = new Map<string, ReleaseCounts>();
  for (const answer of answers) {
    for (const [status, more] of Object.entries(answer.requests)) requests[status] = (requests[status] ?? 0) + more;
    for (const { name, version, views, failures, vitals } of answer.releases) {
      const sum = releases.get(`${name}@${version}`) ?? {
        name,
        version,
        views: 0,
        failures: none(),
        vitals: noVitals(),
      };
      sum.views += views;
      for (const kind of ['hydration', 'error', 'module'] as const) sum.failures[kind] += failures[kind];
      for (const vital of vitalNames)
        sum.vitals[vital] = sum.vitals[vital].map((known, index) => known + (vitals[vital][index] ?? 0));
      releases.set(`${name}@${version}`, sum);
    }
  }
  return {
    at: answers[0]?.at ?? Date.now(),
    entry: Math.max(...answers.map(({ entry }) => entry)),
    requests,
    arms: sumOfArms(answers.map(({ arms }) => arms)),
    releases: [...releases.values()],
  };
}

const none = () => ({ hydration: 0, error: 0, module: 0 });

/** What was seen of one release; undefined where nothing was. */
export const seenOf = (
  { releases }: Pick<SiteSeen, 'releases'>,
  name: string,
  version: string,
): ReleaseCounts | undefined => releases.find((each) => each.name === name && each.version === version);

/** All failures of a release. */
export const failuresOf = ({ failures }: ReleaseCounts): number =>
  failures.hydration + failures.error + failures.module;
