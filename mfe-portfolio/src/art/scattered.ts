import { type Point, seededRandom } from 'studio/art';

interface Area {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
}

const candidates = 60;

/** Exactly so many seeded places inside the margin, evenly spread: each is the loneliest of many candidates. */
export function scattered({ width, height, count, seed, margin }: Area & { readonly margin: number }): Point[] {
  const random = seededRandom(seed);
  const places: Point[] = [];
  const loneliness = ([x, y]: Point): number =>
    // The edge counts as a neighbour, too, or the first places would all lie along it.
    Math.min(
      ...places.map(([ax, ay]) => Math.hypot(x - ax, y - ay)),
      ...[x - margin, width - margin - x, y - margin, height - margin - y].map((toEdge) => 2 * toEdge + margin),
    );
  while (places.length < count) {
    const tried = Array.from(
      { length: candidates },
      (): Point => [margin + random() * (width - 2 * margin), margin + random() * (height - 2 * margin)],
    );
    places.push(tried.reduce((best, place) => (loneliness(place) > loneliness(best) ? place : best)));
  }
  return places;
}

interface Grain {
  readonly at: Point;
  readonly radius: number;
}

interface Packing extends Area {
  readonly largest: number;
  readonly smallest: number;
  /** How close two grains lie, in parts of the sum of their radii. */
  readonly press: number;
}

const triesPerSize = 400;

/** Round grains from the largest to the smallest, pressed together; so many, or as many as find a place. */
export function packed({ width, height, count, seed, largest, smallest, press }: Packing): Grain[] {
  const random = seededRandom(seed);
  const grains: Grain[] = [];
  for (let index = 0; index < count; index++) {
    const wanted = largest - ((largest - smallest) * index) / (count - 1);
    for (let tries = 0; tries < triesPerSize; tries++) {
      const at: Point = [random() * (width + largest) - largest / 2, random() * (height + largest) - largest / 2];
      const radius = wanted * (0.9 + 0.2 * random());
      const free = grains.every(({ at: [x, y], radius: other }) => {
        return Math.hypot(at[0] - x, at[1] - y) > (radius + other) * press;
      });
      if (!free) continue;
      grains.push({ at, radius });
      break;
    }
  }
  return grains;
}
