import { expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

it('takes so many of each sender, and as many again when the period is over, however often it was asked', () => {
  let time = 1;
  const may = createRateLimit({ limit: 2, periodMs: 1000, now: () => time });
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  time = 900;
  expect([may('a'), may('b'), may('b')]).toEqual([false, true, false]);
  time = 1100;
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});
