import { expect, it } from 'vitest';
import { distanceOf } from './enlargeCentre.ts';

it('counts from the centre in both directions', () => {
  expect(distanceOf(0.4, 0.2, 0)).toBeCloseTo(0.2);
  expect(distanceOf(0, 0.2, 0)).toBeCloseTo(-0.2);
});

it('counts a slide that the loop has moved behind the other end from there', () => {
  // The last of five slides, moved before the first; the first, moved behind the last.
  expect(distanceOf(0.8, 0, -1)).toBeCloseTo(-0.2);
  expect(distanceOf(0, 0.8, 1)).toBeCloseTo(0.2);
});
