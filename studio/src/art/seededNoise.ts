import { createNoise2D } from 'simplex-noise';
import { seededRandom } from './seededRandom.ts';

/** Smooth noise from -1 to 1, the same for the same seed. */
export const seededNoise = (seed: number): ((x: number, y: number) => number) => createNoise2D(seededRandom(seed));
