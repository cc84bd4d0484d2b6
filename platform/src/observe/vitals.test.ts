import { expect, it } from 'vitest';
import { countVital, noVitals, threeOfFour } from './vitals.ts';

const counted = (values: readonly number[]) => {
  const counts = noVitals();
  for (const value of values) countVital(counts, 'lcp', value);
  return counts.lcp;
};

it('counts a figure where it belongs, a bound with what lies below it', () => {
  expect(counted([0, 500, 501, 2500, 8000, 8001, 600_000])).toEqual([2, 1, 0, 0, 1, 0, 0, 1, 2]);
});

it.each([
  ['the middle of two bounds, where half of its figures are wanted', [100, 100, 700, 700], 750],
  ['a bound where all is below it', [100, 100, 100, 700], 500],
  ['the last bound where it is above', [9000, 9000, 9000, 9000], 8000],
  ['nothing where there is nothing', [], undefined],
])('says what three of four views stayed below: %s', (_, values, expected) => {
  expect(threeOfFour('lcp', counted(values))).toBe(expected);
});
