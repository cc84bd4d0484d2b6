import { expect, it } from 'vitest';
import { chooseSlideLayer, computeSlideScale } from './slideScale.ts';

it('the centre slide has scale 1.1 and its neighbours 0.58, however many slides exist', () => {
  for (const snaps of [5, 6, 9]) {
    expect(computeSlideScale(0, snaps)).toBe(1.1);
    expect(computeSlideScale(1 / snaps, snaps)).toBeCloseTo(0.58);
    expect(computeSlideScale(-1 / snaps, snaps)).toBeCloseTo(0.58);
  }
});

it('the scale of a slide is never below 0.3', () => {
  expect(computeSlideScale(0.5, 9)).toBe(0.3);
  expect(computeSlideScale(-1, 6)).toBe(0.3);
});

it('a slide’s layer is 20 above scale 1, 10 above 0.8, else 0', () => {
  expect([1.1, 1.01, 1, 0.81, 0.8, 0.58, 0.3].map(chooseSlideLayer)).toEqual([20, 20, 10, 10, 0, 0, 0]);
});
