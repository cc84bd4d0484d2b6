// @vitest-environment happy-dom
import type { RunningCarousel } from 'shared/carousel';
import { expect, it } from 'vitest';
import { enlargeCentre, measureOffset } from './enlargeCentre.ts';

it('measureOffset is positive after the centre and negative before it', () => {
  expect(measureOffset(0.4, 0.2, 0)).toBeCloseTo(0.2);
  expect(measureOffset(0, 0.2, 0)).toBeCloseTo(-0.2);
});

it('measureOffset measures a looped slide from the end to which Embla has moved it', () => {
  // First, Embla has moved the last of five slides before the first. Second, it has moved the first slide behind the last.
  expect(measureOffset(0.8, 0, -1)).toBeCloseTo(-0.2);
  expect(measureOffset(0, 0.8, 1)).toBeCloseTo(0.2);
});

it('enlargeCentre puts the centre slide in front, and undoes it on stop', () => {
  const slides = [0, 1, 2, 3].map(() => document.createElement('div'));
  const carousel = {
    internalEngine: () => ({ slideRegistry: [[0], [1], [2], [3]], options: { loop: false } }),
    scrollProgress: () => 0,
    scrollSnapList: () => [0, 0.25, 0.5, 0.75],
    slideNodes: () => slides,
    on: () => carousel,
    off: () => carousel,
  };
  const undo = enlargeCentre(carousel as unknown as RunningCarousel);
  const said = (index: number) =>
    ['scale', 'layer'].map((name) => slides[index]?.style.getPropertyValue(`--porohy-slide-${name}`));
  expect([said(0), said(1)]).toEqual([
    ['1.1000', '20'],
    ['0.5800', '0'],
  ]);
  undo();
  expect(said(0)).toEqual(['', '']);
});
