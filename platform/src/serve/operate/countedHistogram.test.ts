import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { countedHistogram } from './countedHistogram.ts';

const [name, help, buckets] = ['seconds', 'How long it took.', [0.001, 0.01, 1]];

it.each([
  ['nothing', []],
  ['values in, between, at and above all bounds', [0, 0.0005, 0.001, 0.0011, 0.01, 0.5, 1, 1.5, 1000]],
])("is read as the library's own, with %s", async (_, values) => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const count = countedHistogram(name, help, buckets, ours);
  const histogram = new Histogram({ name, help, buckets, registers: [theirs] });
  for (const value of values) {
    count(value);
    histogram.observe(value);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
  expect(await ours.metrics()).toContain(`seconds_count ${values.length}`);
});
