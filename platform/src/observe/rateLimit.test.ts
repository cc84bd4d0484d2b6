import { expect, it } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

it('each sender has a limit per period, and refused requests do not extend the period', () => {
  let time = 1;
  const may = createRateLimit({ limit: 2, periodMs: 1000, now: () => time });
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  time = 900;
  expect([may('a'), may('b'), may('b')]).toEqual([false, true, false]);
  time = 1100;
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});
