import { expect, it } from 'vitest';
import { countSlidesAway, findPlaceOnIslands } from './placeNamesOnIslands.ts';

it('countSlidesAway counts the slides the shorter way round', () => {
  expect([0, 1, 2, 4, 5, 8].map((index) => Math.round(countSlidesAway(index, 1 / 9, 9)))).toEqual([-1, 0, 1, 3, 4, -2]);
});

it('findPlaceOnIslands returns position and scale of each island in the drawing', () => {
  expect([0, 1, -1, 2].map((distance) => findPlaceOnIslands(distance, 1440))).toEqual([
    { at: 0, scale: 1 },
    { at: 360, scale: 0.37 },
    { at: -360, scale: 0.37 },
    { at: 596, scale: 0.34 },
  ]);
});

it('findPlaceOnIslands interpolates between islands, and scales the distances with a wider window', () => {
  const half = findPlaceOnIslands(0.5, 1440);
  expect(half.at).toBe(180);
  expect(half.scale).toBeCloseTo(0.685);
  expect(findPlaceOnIslands(1, 2880).at).toBe(720);
  expect(findPlaceOnIslands(1, 800).at).toBe(360);
});
