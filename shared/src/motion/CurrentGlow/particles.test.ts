import { expect, it } from 'vitest';
import { createParticles, getParticleAt } from './particles.ts';

it('a surface has at most 26 particles, however many lines', () => {
  expect([0, 1, 3, 5, 6, 40].map((lines) => createParticles(lines).length)).toEqual([0, 5, 15, 25, 26, 26]);
});

it('the same lines give the same particles, which differ from each other', () => {
  expect(createParticles(6)).toEqual(createParticles(6));
  expect(new Set(createParticles(6).map(({ start }) => start.toFixed(6))).size).toBe(26);
});

it('every line carries a particle', () => {
  expect(new Set(createParticles(8).map(({ line }) => line)).size).toBe(8);
});

it('a particle moves along its line, starts again, and is transparent at both ends', () => {
  const particle = { line: 0, start: 0.5, speed: 0.25, radius: 1 };
  expect(getParticleAt(particle, 1)).toEqual({ part: 0.75, alpha: 1 });
  expect(getParticleAt(particle, 2)).toEqual({ part: 0, alpha: 0 });
  expect(getParticleAt({ ...particle, start: 0.99 }, 0).alpha).toBeCloseTo(0.06);
});
