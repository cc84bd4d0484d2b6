/**
 * Bounds that figures are counted between; those of "good" and "poor" (web.dev/vitals) are among them. LCP and INP in milliseconds, CLS
 * without unit.
 */
export const vitalBounds = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 8000],
  inp: [50, 100, 150, 200, 300, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.25, 0.5],
} as const;

export type VitalName = keyof typeof vitalBounds;
export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalName[];

/** How many figures were between two bounds, from 0 on; the last are those above the last bound. */
export type VitalCounts = Record<VitalName, number[]>;

export const noVitals = (): VitalCounts => ({
  lcp: vitalBounds.lcp.map(() => 0).concat(0),
  inp: vitalBounds.inp.map(() => 0).concat(0),
  cls: vitalBounds.cls.map(() => 0).concat(0),
});

/** Counts a figure among the others. A bound is part of what lies below it, as in Prometheus. */
export function countVital(counts: VitalCounts, name: VitalName, value: number): void {
  const bounds: readonly number[] = vitalBounds[name];
  const place = bounds.findIndex((bound) => value <= bound);
  const own = counts[name];
  const at = place === -1 ? bounds.length : place;
  own[at] = (own[at] ?? 0) + 1;
}

/**
 * What three of four views stayed below (web.dev/vitals judges by that), evenly between two bounds, as Prometheus reckons it; the last bound where
 * it is above. Undefined where there is no figure.
 */
export function threeOfFour(name: VitalName, counts: readonly number[]): number | undefined {
  const bounds: readonly number[] = vitalBounds[name];
  const wanted = 0.75 * counts.reduce((sum, count) => sum + count, 0);
  if (wanted === 0) return undefined;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (below + count >= wanted) {
      const [from, to] = [bounds[index - 1] ?? 0, bounds[index]];
      return to === undefined ? from : from + (to - from) * ((wanted - below) / count);
    }
    below += count;
  }
  return undefined;
}
