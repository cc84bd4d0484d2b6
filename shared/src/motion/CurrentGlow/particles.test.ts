import { expect, it } from 'vitest';
import { createParticles, getParticleAt } from './particles.ts';

it('never makes more than 26, however many lines there are', () => {
  expect([0, 1, 3, 5, 6, 40].map((lines) => createParticles(lines).length)).toEqual([0, 5, 15, 25, 26, 26]);
});

it('makes the same ones for the same lines, and no two alike', () => {
  expect(createParticles(6)).toEqual(createParticles(6));
  expect(new Set(createParticles(6).map(({ start }) => start.toFixed(6))).size).toBe(26);
});

it('puts every line to use', () => {
  expect(new Set(createParticles(8).map(({ line }) => line)).size).toBe(8);
});

it('carries a particle downstream and lets it start again, unseen at both ends', () => {
  const particle = { line: 0, start: 0.5, speed: 0.25, radius: 1 };
  expect(getParticleAt(particle, 1)).toEqual({ part: 0.75, alpha: 1 });
  expect(getParticleAt(particle, 2)).toEqual({ part: 0, alpha: 0 });
  expect(getParticleAt({ ...particle, start: 0.99 }, 0).alpha).toBeCloseTo(0.06);
});
