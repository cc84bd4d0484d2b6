/** The median of measured values; between the two nearest where their number is even. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A median with its unit and the interval that holds it 19 times of 20: `31 ms (28–44)`. Loads vary by half, so a median alone says little. */
export function spread(values: readonly number[], unit: string): string {
  const [low, high] = interval(() => median(drawAgain(values)));
  return `${median(values).toFixed(0)} ${unit} (${low.toFixed(0)}–${high.toFixed(0)})`;
}

/** The ratio of two medians with its 95 % interval: `0.981 (95 %: 0.962–1.010; 1830 : 1865 ms)`. */
export function ratio(values: readonly number[], reference: readonly number[]): string {
  const [low, high] = interval(() => median(drawAgain(values)) / median(drawAgain(reference)));
  const [of, to] = [median(values), median(reference)];
  return `${(of / to).toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)}; ${of.toFixed(0)} : ${to.toFixed(0)} ms)`;
}

/** Where 95 % of a statistic falls when it is computed again from values that are drawn again with repetition (bootstrap). */
function interval(statistic: () => number): readonly [low: number, high: number] {
  const drawn = Array.from({ length: 2000 }, statistic);
  return [quantile(drawn, 0.025), quantile(drawn, 0.975)];
}

const drawAgain = (values: readonly number[]): number[] =>
  values.map(() => values[Math.floor(Math.random() * values.length)] ?? 0);

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}
