import { describe, expect, it } from 'vitest';
import { type CanaryCounts, evidenceLimit, measureEvidence } from './measureEvidence.ts';

/** Returns a random number generator (mulberry32) that gives the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Run {
  readonly seed: number;
  /** By arm: share of the visitors on whose page something fails. */
  readonly fails: { readonly live: number; readonly canary: number };
  readonly seconds: number;
  readonly perSecond?: number;
}

/** Simulates a canary in three steps, measuring the evidence every second. @returns the second of the stop; undefined without one */
function stoppedAt({ seed, fails, seconds, perSecond = 20 }: Run): number | undefined {
  const random = seeded(seed);
  const steps = [0.05, 0.25, 0.5].map((share) => ({
    share,
    live: { visitors: 0, failed: 0 },
    canary: { visitors: 0, failed: 0 },
  }));
  for (let second = 1; second <= seconds; second += 1) {
    const step = steps[Math.min(2, Math.floor((second - 1) / (seconds / 3)))] as (typeof steps)[number];
    for (let visitor = 0; visitor < perSecond; visitor += 1) {
      const name = random() < step.share ? 'canary' : 'live';
      step[name].visitors += 1;
      if (random() < fails[name]) step[name].failed += 1;
    }
    if (measureEvidence(steps satisfies CanaryCounts[]) >= evidenceLimit) return second;
  }
  return undefined;
}

const runs = Array.from({ length: 200 }, (_, index) => index + 1);

describe('a canary as good as the live release', () => {
  it.each([0, 0.001, 0.01, 0.05, 0.3, 1])(
    'a canary as good as the live release is stopped in at most 2 of 200 runs where %d of all pages fail',
    (share) => {
      const stopped = runs.filter((seed) => stoppedAt({ seed, fails: { live: share, canary: share }, seconds: 180 }));
      expect(stopped.length).toBeLessThanOrEqual(2);
    },
  );

  it('a canary as good as the live release is never stopped in 200 runs at the usual failure rate', () => {
    expect(runs.filter((seed) => stoppedAt({ seed, fails: { live: 0.002, canary: 0.002 }, seconds: 180 }))).toEqual([]);
  });

  it('a canary better than the live release is not stopped', () => {
    expect(runs.filter((seed) => stoppedAt({ seed, fails: { live: 0.1, canary: 0.02 }, seconds: 180 }))).toEqual([]);
  });

  it('the expected evidence against a canary as good as the live release is 1', () => {
    // A failing visitor is in the canary with a probability equal to the canary's share. So the mean of the evidence is a sum over the
    // binomial distribution of ten failing visitors.
    for (const share of [0.01, 0.05, 0.25, 0.5, 0.9]) {
      let [average, ways] = [0, 1];
      for (let failed = 0; failed <= 10; failed += 1) {
        const chance = ways * share ** failed * (1 - share) ** (10 - failed);
        const seen = { share, canary: { visitors: 0, failed }, live: { visitors: 0, failed: 10 - failed } };
        average += chance * measureEvidence([seen]);
        ways = (ways * (10 - failed)) / (failed + 1);
      }
      expect(average).toBeCloseTo(1, 9);
    }
  });
});

describe('a failing canary', () => {
  it('a canary with 30 % of failing pages and 20 views a second is stopped within a minute', () => {
    const times = runs.map(
      (seed) => stoppedAt({ seed, fails: { live: 0.002, canary: 0.3 }, seconds: 180 }) ?? Number.NaN,
    );
    expect(Math.max(...times)).toBeLessThanOrEqual(60);
  });

  it('three failing visitors stop a canary if no other page fails', () => {
    const seen = (failed: number) => [
      { share: 0.05, live: { visitors: 95, failed: 0 }, canary: { visitors: 5, failed } },
    ];
    expect(measureEvidence(seen(1))).toBeLessThan(evidenceLimit);
    expect(measureEvidence(seen(3))).toBeGreaterThan(evidenceLimit);
  });

  it('a failing canary is stopped although the live release often fails too', () => {
    const times = runs.map(
      (seed) => stoppedAt({ seed, fails: { live: 0.02, canary: 0.3 }, seconds: 180 }) ?? Number.NaN,
    );
    expect(Math.max(...times)).toBeLessThanOrEqual(120);
  });
});
