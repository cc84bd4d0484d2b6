/** Maximum number of particles: the design's limit for a hover effect. */
export const maxParticles = 26;

export interface Particle {
  readonly line: number;
  /** Starting position on the line, 0 to 1. */
  readonly start: number;
  /** Speed in line lengths per second. */
  readonly speed: number;
  /** Radius in CSS pixels. */
  readonly radius: number;
}

/** Fractional part of the golden ratio. Its multiples modulo 1 are evenly spread, without a visible pattern. */
const golden = 0.618033988749895;
const spread = (index: number, salt: number) => (index * golden + salt * 0.37) % 1;

/** Creates the particles for a number of lines. The same number always gives the same particles. */
export function createParticles(lines: number): Particle[] {
  if (lines === 0) return [];
  return Array.from({ length: Math.min(maxParticles, lines * 5) }, (_, index) => ({
    line: index % lines,
    start: spread(index, 0),
    speed: 0.12 + 0.16 * spread(index, 1),
    radius: 0.8 + 1.2 * spread(index, 2),
  }));
}

/** Computes position and opacity of a particle after a number of seconds. A particle fades in and out at the ends of its line. */
export function getParticleAt({ start, speed }: Particle, seconds: number): { part: number; alpha: number } {
  const part = (start + speed * seconds) % 1;
  return { part, alpha: Math.min(1, part * 6, (1 - part) * 6) };
}
