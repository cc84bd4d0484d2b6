import { type Point, seededNoise, seededRandom } from 'studio/art';
import { type Grain, grown, scattered } from './scattered.ts';

/** The ground under the water: packed roe, islands, drops or a key, with `count` parts. */
export interface Ground {
  readonly kind: 'roe' | 'islands' | 'drops' | 'key';
  readonly seed: number;
  readonly count: number;
}

interface Relief {
  readonly heightAt: (x: number, y: number) => number;
  /** Tops of the counted things, each marked by a dot. */
  readonly peaks: readonly Point[];
  /** The counted things that have a size. */
  readonly grains?: readonly Grain[];
  /** Filled outlines of the counted teeth. The body that they belong to is as high as `flat` within its edge. */
  readonly teeth?: readonly (readonly Point[])[];
}

/** Returns the picture's size relative to the long one. The lengths below are those of the long one. */
const scaleOf = (width: number, height: number): number => Math.sqrt((width * height) / (2100 * 900));

const distance = (x: number, y: number, [ax, ay]: Point): number => Math.hypot(x - ax, y - ay);

/** Roe: exactly `count` round hills, each as large as its neighbours allow. */
export function roeRelief(ground: Ground, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'roe');
  const scale = scaleOf(width, height);
  const grains = grown(scattered({ width, height, count, seed, margin: 52 * scale }), 66 * scale);
  const noise = seededNoise(seed);
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

/** One archipelago with `count` islands. */
export function islandsRelief(ground: Ground, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'islands');
  const scale = scaleOf(width, height);
  const random = seededRandom(seed + 2);
  const islands = scattered({ width, height, count, seed, margin: 66 * scale }).map((at) => ({
    at,
    radius: (60 + random() * 44) * scale,
  }));
  const noise = seededNoise(seed + 1);
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

/** Still water with `count` drops, whose rings meet. */
export function dropsRelief(ground: Ground, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'drops');
  const scale = scaleOf(width, height);
  const drops = scattered({ width, height, count, seed, margin: 84 * scale });
  const noise = seededNoise(seed + 1);
  return {
    peaks: drops,
    heightAt: (x, y) => {
      const near = drops.reduce((sum, at) => sum + Math.exp(-distance(x, y, at) / (64 * scale)), 0);
      return -62 * Math.log(near) + 10 * noise((x / scale) * 0.003, (y / scale) * 0.003);
    },
  };
}

/** A key on the river bed with `count` teeth. */
export function keyRelief(ground: Ground, width: number, height: number): Relief {
  const { seed, count } = counted(ground, 'key');
  const noise = seededNoise(seed);
  // The lengths fit the long picture. A narrower picture turns the key further and shows it smaller.
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

/** Ring, shaft up to `end`, and teeth below it; `lies` is how far the picture's middle is below the shaft. */
const key = {
  ring: { x: -430, radius: 168, half: 46 },
  shaft: { from: -262, half: 40 },
  end: 580,
  apart: 98,
  tooth: 30,
  lengths: [104, 168, 126, 190, 146],
  lies: 34,
} as const;
/** Height of the key's flat upper side, so that no contour shows its separate parts. */
const flat = -4;

/** Returns the distance to the key, negative inside. Parts blend into each other, so that depth contours have no creases. */
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

/** Returns the part of a tooth that stands out of the shaft, a little within the tooth's edge. */
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
 * Returns the ground if it is of the required kind.
 * @throws Error for another kind
 */
function counted(ground: Ground, kind: Ground['kind']): Ground {
  if (ground.kind !== kind) throw new Error(`This relief is for ${kind}, not for ${ground.kind}.`);
  return ground;
}
