/** At most so many at once (the design's limit for a hover). */
export const maxParticles = 26;

/** A spark on its way along a line. */
export interface Particle {
  readonly line: number;
  /** Its starting place on its line, 0 to 1. */
  readonly start: number;
  /** Parts of the line that it goes in a second. */
  readonly speed: number;
  /** In CSS pixels. */
  readonly radius: number;
}

/** The share of the golden ratio: multiples of it, without their whole part, are spread evenly and never in a pattern. */
const golden = 0.618033988749895;
const spread = (index: number, salt: number) => (index * golden + salt * 0.37) % 1;

/** Particles for so many lines, spread without chance: the same lines always carry the same ones. */
export function createParticles(lines: number): Particle[] {
  if (lines === 0) return [];
  return Array.from({ length: Math.min(maxParticles, lines * 5) }, (_, index) => ({
    line: index % lines,
    start: spread(index, 0),
    speed: 0.12 + 0.16 * spread(index, 1),
    radius: 0.8 + 1.2 * spread(index, 2),
  }));
}

/** Computes a particle's place and brightness after so many seconds: it fades in and out at the ends of its line. */
export function getParticleAt({ start, speed }: Particle, seconds: number): { part: number; alpha: number } {
  const part = (start + speed * seconds) % 1;
  return { part, alpha: Math.min(1, part * 6, (1 - part) * 6) };
}
