import { expect, it } from 'vitest';
import { createErrorLog, repeatedErrorIntervalMs } from './createErrorLog.ts';

it('a repeated error is logged once a minute with the number of repetitions', () => {
  const lines: string[] = [];
  let time = Date.parse('2026-01-01T12:00:00.000Z');
  const report = createErrorLog(
    (line) => lines.push(line),
    () => time,
  );
  for (let request = 0; request < 100; request += 1) report(new Error('the store is away'));
  report('something else');
  time += repeatedErrorIntervalMs;
  report(new Error('the store is away'));
  time += repeatedErrorIntervalMs;
  report(new Error('the store is away'));
  expect(lines).toEqual([
    '2026-01-01T12:00:00.000Z the store is away',
    '2026-01-01T12:00:00.000Z something else',
    '2026-01-01T12:01:00.000Z the store is away (99 more since 2026-01-01T12:00:00.000Z)',
    '2026-01-01T12:02:00.000Z the store is away',
  ]);
});
