import { expect, it } from 'vitest';
import { computeObjectFit } from './computeObjectFit.ts';

const picture = { width: 1440, height: 720 };

it('object-fit: fill stretches the picture to the box', () => {
  expect(computeObjectFit(picture, { width: 390, height: 346 }, 'fill', '50% 50%')).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 346,
  });
});

it('object-fit: cover fills the box and keeps the right side of the picture', () => {
  expect(computeObjectFit(picture, { width: 390, height: 346 }, 'cover', '100% 50%')).toEqual({
    x: 390 - 692,
    y: 0,
    width: 692,
    height: 346,
  });
});

it('object-fit: contain shows the whole picture inside the box', () => {
  expect(computeObjectFit(picture, { width: 720, height: 720 }, 'contain', '50% 50%')).toEqual({
    x: 0,
    y: 180,
    width: 720,
    height: 360,
  });
});
