import { InvalidInputError, StoreError } from 'shared/contract';
import * as v from 'valibot';
import type { SeenEntry } from './guardCanary.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const arm = v.object({ visitors: count, failed: count });
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

/** How long, in milliseconds, a server may take to say what it has seen. */
const patience = 5000;

/**
 * What servers have seen of the arms: the sum of what each says at `/canary` of its operations port.
 * @throws InvalidInputError if an address is none; StoreError naming the server that does not answer, or says something else
 */
export async function seenByServers(addresses: readonly string[]): Promise<readonly SeenEntry[]> {
  const sums = new Map<number, SeenEntry>();
  for (const seen of (await Promise.all(addresses.map(seenBy))).flat()) {
    const known = sums.get(seen.entry);
    sums.set(
      seen.entry,
      known ? { ...seen, live: plus(known.live, seen.live), canaryArm: plus(known.canaryArm, seen.canaryArm) } : seen,
    );
  }
  return [...sums.values()];
}

async function seenBy(address: string): Promise<readonly SeenEntry[]> {
  if (!URL.canParse(address))
    throw new InvalidInputError({
      fact: `"${address}" is no address of a server.`,
      nextStep: 'Give that of its operations port: --from http://127.0.0.1:9464.',
    });
  const nextStep = 'The server needs OPERATIONS_PORT, and its reports must not be off (docs/operate.md).';
  const response = await fetch(new URL('/canary', address), { signal: AbortSignal.timeout(patience) }).catch(
    (cause: unknown) => {
      throw new StoreError({ fact: `${address} does not say what it has seen.`, nextStep }, { cause });
    },
  );
  const parsed = v.safeParse(answerSchema, await response.json().catch(() => undefined));
  if (response.ok && parsed.success) return parsed.output.arms;
  throw new StoreError({ fact: `${address} answered ${response.status}, and not what it has seen.`, nextStep });
}

const plus = (a: SeenEntry['live'], b: SeenEntry['live']) => ({
  visitors: a.visitors + b.visitors,
  failed: a.failed + b.failed,
});
