import type { Metric, MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

/**
 * A histogram whose values are counted in plain numbers and given to Prometheus' client when somebody reads them. Its own `observe` looks for a
 * set of labels and makes text of a bound each time, which costs a request more than all that is counted of it besides.
 * @param bounds upper ones, ascending
 * @returns counts one value
 */
export function countedHistogram(
  name: string,
  help: string,
  bounds: readonly number[],
  register: Registry,
): (value: number) => void {
  /** How many fell to each bound and no lower one, and behind them those above all. */
  const counts: number[] = Array(bounds.length + 1).fill(0);
  let sum = 0;

  function values(): MetricValueWithName<string>[] {
    let below = 0;
    const buckets = counts.map((count, index) => {
      below += count;
      return { metricName: `${name}_bucket`, labels: { le: bounds[index] ?? '+Inf' }, value: below };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: {}, value: sum },
      { metricName: `${name}_count`, labels: {}, value: below },
    ];
  }
  const read = async (): Promise<MetricObjectWithValues<MetricValueWithName<string>>> =>
    ({ name, help, type: 'histogram', aggregator: 'sum', collect: () => {}, values: values() }) as never;
  register.registerMetric({ name, help, get: read } as unknown as Metric);

  return (value) => {
    let index = 0;
    while (index < bounds.length && value > (bounds[index] ?? 0)) index += 1;
    counts[index] = (counts[index] ?? 0) + 1;
    sum += value;
  };
}
