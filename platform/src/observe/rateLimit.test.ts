import { expect, it } from 'vitest';
import { rateLimit } from './rateLimit.ts';

const limited = () => {
  const clock = { time: 0 };
  return { clock, may: rateLimit({ most: 2, period: 1000, now: () => clock.time }) };
};

it('takes so many of each sender at once, and as many again with time', () => {
  const { clock, may } = limited();
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  clock.time = 500;
  expect([may('a'), may('a')]).toEqual([true, false]);
  clock.time = 60_000;
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});

it('takes no more for a clock that jumps back, and goes on with it', () => {
  const { clock, may } = limited();
  expect([may('a'), may('a')]).toEqual([true, true]);
  clock.time = -60_000;
  expect(may('a')).toBe(false);
  clock.time += 1000;
  expect(may('a')).toBe(true);
});
