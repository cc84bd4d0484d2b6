/** Counts of a canary under one log entry: for each arm, visitors, and visitors on whose page something has failed. */
export interface CanaryCounts {
  /** Share of visitors in the canary, 0 to 1. */
  readonly share: number;
  readonly live: Arm;
  readonly canary: Arm;
}

interface Arm {
  readonly visitors: number;
  readonly failed: number;
}

/** Hypotheses of the test, of which each assumes that the canary fails this many times as often as the live release. */
const ratios = [2, 4, 8, 16, 32, 64] as const;

/** Evidence at which the guard stops a canary. A canary as good as the live release reaches it in at most one of a hundred runs. */
export const evidenceLimit = 100;

/**
 * Measures the evidence against a canary as a test martingale, so the guard may look any number of times, at few visitors or many. Null
 * hypothesis: the canary is as good as the live release. Then a failing visitor is in the canary with probability s, the canary's share,
 * however many visitors fail. If the canary fails r times as often, that probability is r·s / (r·s + 1 − s). The evidence is the product of
 * these likelihood ratios over all failing visitors, averaged over several r. Under the null hypothesis, the mean of the evidence is at
 * most 1. By Ville's inequality, the evidence exceeds 100 in at most one of a hundred runs (Wald, 1945).
 * @returns the evidence; from `evidenceLimit` on, the guard stops the canary
 */
export function measureEvidence(seen: readonly CanaryCounts[]): number {
  const logs = ratios.map((ratio) =>
    seen.reduce((sum, { share, live, canary }) => {
      const mixed = ratio * share + 1 - share;
      return sum + canary.failed * Math.log(ratio / mixed) - live.failed * Math.log(mixed);
    }, 0),
  );
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / ratios.length;
}
