import { expect, it } from 'vitest';
import { toldKeys } from './toldStones.ts';
import { wash } from './wash.ts';

const drawn = (seed: number) => decodeURIComponent(wash(seed, '#2a1470', '#f1f5f0'));

it('comes up each stone in waves of its own, the whole way across and never over its upper edge', () => {
  const all = toldKeys.map((_, index) => drawn(index + 2));
  expect(new Set(all).size).toBe(toldKeys.length);
  for (const each of all) {
    const [, water = ''] = /d='M0 100L([^V]+)V100z'/.exec(each) ?? [];
    const places = water.split('L').map((place) => place.split(' ').map(Number));
    expect([places[0]?.[0], places.at(-1)?.[0]]).toEqual([0, 100]);
    const heights = places.map(([, y = -1]) => y);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(8);
  }
});
