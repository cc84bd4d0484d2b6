import { expect, it } from 'vitest';
import { listServicesUnder } from '../services/services.ts';
import { currentLines, getPhoneChannelLines, getRiverDeltaLines } from './currentLines.ts';
import { cardStreamDrawings, placeLines } from './currents.ts';

it('only the services of the marketing hub have particle lines in the delta', () => {
  for (const lines of [getRiverDeltaLines, getPhoneChannelLines]) {
    for (const { key } of listServicesUnder('digital-marketing')) expect(lines(key).length).toBeGreaterThan(3);
    for (const { key } of listServicesUnder('cms-framework')) expect(lines(key)).toEqual([]);
  }
});

it('placeLines moves lines into the part of the card that the drawing fills', () => {
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

it('every service under a hub has its own card stream with particle lines', () => {
  expect(new Set(Object.values(cardStreamDrawings)).size).toBe(8);
  for (const lines of Object.values(currentLines)) expect(lines.length).toBeGreaterThan(3);
});
