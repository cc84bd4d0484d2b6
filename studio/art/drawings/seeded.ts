import { createNoise2D } from 'simplex-noise';

/** Returns a generator of numbers in [0, 1) that depends only on the seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns smooth noise from -1 to 1 that depends only on the seed. */
export const createSeededNoise = (seed: number): ((x: number, y: number) => number) =>
  createNoise2D(createSeededRandom(seed));
