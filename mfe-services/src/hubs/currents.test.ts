import { expect, it } from 'vitest';
import { listServicesUnder } from '../services/services.ts';
import { currentLines, getBandLines, getDeltaLines } from './currentLines.ts';
import { currents, placeLines } from './currents.ts';

it('has lines in the delta for each channel of the marketing hub, and for none else', () => {
  for (const lines of [getDeltaLines, getBandLines]) {
    for (const { key } of listServicesUnder('digital-marketing')) expect(lines(key).length).toBeGreaterThan(3);
    for (const { key } of listServicesUnder('cms-framework')) expect(lines(key)).toEqual([]);
  }
});

it('places the lines of a drawing where the drawing is', () => {
  const [line = []] = placeLines(
    [
      [
        [0, 0],
        [1, 1],
      ],
    ],
    { top: 0.2, height: 0.4 },
  );
  expect(line.map(([, y]) => y)).toEqual([0.2, expect.closeTo(0.6)]);
});

it('gives every service under a hub a current of its own, and lines in it', () => {
  expect(new Set(Object.values(currents)).size).toBe(8);
  for (const lines of Object.values(currentLines)) expect(lines.length).toBeGreaterThan(3);
});
