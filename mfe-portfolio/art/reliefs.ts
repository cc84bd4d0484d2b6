import { createSeededNoise, createSeededRandom, type Point } from 'studio/art';
import { type Grain, growGrains, spreadPoints } from './spreadPoints.ts';

/** The river bed whose depth contours are drawn: `count` grains of roe, islands or drops, or a key with `count` teeth. */
export interface ReliefParameters {
  readonly kind: 'roe' | 'islands' | 'drops' | 'key';
  readonly seed: number;
  readonly count: number;
}

interface Relief {
  readonly heightAt: (x: number, y: number) => number;
  /** Summits of the counted islands or drops. The drawing marks each summit with a dot. */
  readonly peaks: readonly Point[];
  /** The counted grains of roe, with their radii. */
  readonly grains?: readonly Grain[];
  /** Outlines of the key's teeth, which are filled. Inside the key's outline, the height is `flat` everywhere. */
  readonly teeth?: readonly (readonly Point[])[];
}

/** Returns the scale of a drawing relative to the wide drawing of 2100 × 900 px, in whose px this file gives all lengths. */
const scaleOf = (width: number, height: number): number => Math.sqrt((width * height) / (2100 * 900));

const distance = (x: number, y: number, [ax, ay]: Point): number => Math.hypot(x - ax, y - ay);

/** Returns a relief of exactly `count` round hills, each as large as its neighbours allow. */
export function createRoeRelief(ground: ReliefParameters, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'roe');
  const scale = scaleOf(width, height);
  const grains = growGrains(spreadPoints({ width, height, count, seed, margin: 52 * scale }), 66 * scale);
  const noise = createSeededNoise(seed);
  return {
    peaks: [],
    grains,
    heightAt: (x, y) => {
      let top = 0;
      for (const { at, radius } of grains) {
        const away = distance(x, y, at) / radius;
        if (away < 1.35) top = Math.max(top, (1 - away / 1.35) ** 0.9 * 1.6);
      }
      return top + 0.05 * noise((x / scale) * 0.004, (y / scale) * 0.004);
    },
  };
}

/** Returns a relief with `count` islands that lie close together. */
export function createIslandsRelief(ground: ReliefParameters, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'islands');
  const scale = scaleOf(width, height);
  const random = createSeededRandom(seed + 2);
  const islands = spreadPoints({ width, height, count, seed, margin: 66 * scale }).map((at) => ({
    at,
    radius: (60 + random() * 44) * scale,
  }));
  const noise = createSeededNoise(seed + 1);
  return {
    peaks: islands.map(({ at }) => at),
    heightAt: (x, y) => {
      let sum = 0;
      for (const { at, radius } of islands) {
        const away = distance(x, y, at) / radius;
        if (away < 4) sum += 1.5 * Math.exp(-(away * away) / 0.58);
      }
      return sum + 0.11 * noise((x / scale) * 0.0045, (y / scale) * 0.0045);
    },
  };
}

/** Returns a relief of still water with `count` drops, whose rings meet. */
export function createDropsRelief(ground: ReliefParameters, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'drops');
  const scale = scaleOf(width, height);
  const drops = spreadPoints({ width, height, count, seed, margin: 84 * scale });
  const noise = createSeededNoise(seed + 1);
  return {
    peaks: drops,
    heightAt: (x, y) => {
      const near = drops.reduce((sum, at) => sum + Math.exp(-distance(x, y, at) / (64 * scale)), 0);
      return -62 * Math.log(near) + 10 * noise((x / scale) * 0.003, (y / scale) * 0.003);
    },
  };
}

/** Returns a relief of a river bed on which a key with `count` teeth lies. */
export function createKeyRelief(ground: ReliefParameters, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'key');
  const noise = createSeededNoise(seed);
  // The key's lengths fit the wide drawing (2100 × 900 px). In a narrower drawing the key is smaller and turned further.
  const narrow = width / height < 1.6;
  const size = Math.min(width / 2100, height / 900) * (narrow ? 1.42 : 1.26);
  const angle = narrow ? -0.36 : -0.13;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const teeth = Array.from({ length: count }, (_, index) => {
    const x = key.end - (count - 1 - index) * key.apart;
    return [x, key.lengths[index % key.lengths.length] ?? 120] as const;
  });
  const placed = ([x, y]: Point): Point => [
    width / 2 + (x * cos - (y - key.lies) * sin) * size,
    height / 2 + (x * sin + (y - key.lies) * cos) * size,
  ];
  return {
    peaks: [],
    teeth: teeth.map(([x, long]) => toothOutline(x, long).map(placed)),
    heightAt: (x, y) => {
      const [dx, dy] = [(x - width / 2) / size, (y - height / 2) / size];
      const away = distanceToKey(dx * cos + dy * sin, dy * cos - dx * sin + key.lies, teeth);
      const open = Math.min(1, Math.max(0, away) / 234);
      return Math.max(flat, away / 9) + open * open * 3.2 * noise((dx + 1050) * 0.0032, (dy + 450) * 0.0032);
    },
  };
}

/** Measures of the key, in px: ring, shaft up to `end`, and teeth below it. The drawing's centre is `lies` px below the shaft. */
const key = {
  ring: { x: -430, radius: 168, half: 46 },
  shaft: { from: -262, half: 40 },
  end: 580,
  apart: 98,
  tooth: 30,
  lengths: [104, 168, 126, 190, 146],
  lies: 34,
} as const;
/** Height of the key's upper side: flat, so that no contour separates ring, shaft and teeth. */
const flat = -4;

/** Returns the distance to the key, negative inside. Ring, shaft and teeth blend smoothly, so depth contours have no creases. */
function distanceToKey(x: number, y: number, teeth: readonly (readonly [x: number, long: number])[]): number {
  const ring = Math.abs(Math.hypot(x - key.ring.x, y) - key.ring.radius) - key.ring.half;
  const shaft =
    distanceToSegment(x, y, [
      [key.shaft.from, 0],
      [key.end, 0],
    ]) - key.shaft.half;
  const parts = teeth.map(
    ([at, long]) =>
      distanceToSegment(x, y, [
        [at, 0],
        [at, long],
      ]) - key.tooth,
  );
  return parts.reduce((nearest, part) => softLeast(nearest, part, 16), softLeast(ring, shaft, 46));
}

/** Returns the outline of the part of a tooth below the shaft, a little inside the tooth's edge. */
function toothOutline(x: number, long: number): Point[] {
  const half = key.tooth - 11;
  const round = Array.from({ length: 25 }, (_, index): Point => {
    const at = (Math.PI * index) / 24;
    return [x + Math.cos(at) * half, long + Math.sin(at) * half];
  });
  return [[x - half, key.shaft.half + 6], [x + half, key.shaft.half + 6], ...round];
}

function distanceToSegment(x: number, y: number, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t);
}

function softLeast(a: number, b: number, reach: number): number {
  const blend = Math.max(0, reach - Math.abs(a - b)) / reach;
  return Math.min(a, b) - (blend * blend * reach) / 4;
}

/**
 * Returns `ground`, checked.
 * @throws Error if `ground` is not of the given kind
 */
function counted(ground: ReliefParameters, kind: ReliefParameters['kind']): ReliefParameters {
  if (ground.kind !== kind) throw new Error(`This relief is for ${kind}, not for ${ground.kind}.`);
  return ground;
}
