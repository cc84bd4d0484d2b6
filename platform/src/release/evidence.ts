/** Counts that one entry has shown of a canary: visitors of each arm, and those of them whose page has failed. */
export interface ArmsSeen {
  /** Share of the visitors who are drawn for the canary, 0 to 1. */
  readonly share: number;
  readonly live: Arm;
  readonly canary: Arm;
}

interface Arm {
  readonly visitors: number;
  readonly failed: number;
}

/** Ratios by which a canary may fail more often than what is live: the alternatives that the evidence is weighed over. */
const ratios = [2, 4, 8, 16, 32, 64] as const;

/** From this much evidence on a canary is stopped: one that is as good as what is live gets there in one of a hundred runs at the most. */
export const enough = 100;

/**
 * Weighs how strongly it speaks against the canary that its visitors fail. It is a test martingale, so it may be looked at as often as one
 * likes, with few visitors and with many.
 *
 * A visitor is drawn for the canary with a probability that is known (its share). Let the canary be as good as what is live. Then each
 * visitor who fails is one of the canary's with just that probability, whatever share fails. If it fails r times as often, with r·s / (r·s
 * + 1 − s). The product of these ratios over all who failed is averaged over several r. It is 1 on average for a canary that is as good or
 * better. It exceeds 100 in one run of a hundred at the most (Ville's inequality; the method is that of sequential tests after Wald, 1945).
 * @returns the evidence; `enough` is where it is enough
 */
export function evidenceAgainst(seen: readonly ArmsSeen[]): number {
  const logs = ratios.map((ratio) =>
    seen.reduce((sum, { share, live, canary }) => {
      const mixed = ratio * share + 1 - share;
      return sum + canary.failed * Math.log(ratio / mixed) - live.failed * Math.log(mixed);
    }, 0),
  );
  return logs.reduce((sum, log) => sum + Math.exp(log), 0) / ratios.length;
}
