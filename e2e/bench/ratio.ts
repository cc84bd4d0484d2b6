/**
 * The ratio of two medians, and the interval that holds it 19 times of 20: what the ratio comes to when the same loads are drawn again
 * with repetition, two thousand times. Loads vary by half from one to the next, so a ratio without its interval says little.
 */
export function ratio(values: readonly number[], reference: readonly number[]): string {
  const drawn = Array.from({ length: 2000 }, () => median(redrawn(values)) / median(redrawn(reference)));
  const [low, high] = [quantile(drawn, 0.025), quantile(drawn, 0.975)];
  const medians = [median(values), median(reference)];
  const told = medians.map((value) => value.toFixed(0)).join(' : ');
  return `${((medians[0] ?? 0) / (medians[1] ?? 1)).toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)}; medians ${told} ms)`;
}

/**
 * The median of the ratios of pairs, each measured one after the other, and the interval that holds it 19 times of 20. What else a machine does
 * comes and goes, and falls on both of a pair.
 */
export function pairedRatio(values: readonly number[], reference: readonly number[], unit: string): string {
  const ratios = values.map((value, index) => value / (reference[index] ?? Number.NaN));
  const drawn = Array.from({ length: 2000 }, () => median(redrawn(ratios)));
  const [low, high] = [quantile(drawn, 0.025), quantile(drawn, 0.975)];
  const told = [median(values), median(reference)].map((value) => value.toFixed(0)).join(' : ');
  return `${median(ratios).toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)}; medians ${told} ${unit})`;
}

const redrawn = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0);

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Between the two nearest where it falls between them. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
