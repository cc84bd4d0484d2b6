import { createSeededRandom, type Point } from 'studio/art';

interface Area {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly seed: number;
}

const candidates = 60;

/** Returns exactly `count` evenly spread points inside the margin. Each is the candidate that is farthest from all earlier points. */
export function spreadPoints({ width, height, count, seed, margin }: Area & { readonly margin: number }): Point[] {
  const random = createSeededRandom(seed);
  const places: Point[] = [];
  const loneliness = ([x, y]: Point): number =>
    // Counts the margin as a neighbour too. Otherwise the first points, which have the most room there, would all lie along the margin.
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

export interface Grain {
  readonly at: Point;
  readonly radius: number;
}

/** Returns a round grain at each point, as large as its neighbours allow, with a radius of at most `largest`. */
export function growGrains(places: readonly Point[], largest: number): Grain[] {
  const away = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
  const half = places.map((at) =>
    Math.min(largest, ...places.filter((other) => other !== at).map((other) => away(at, other) / 2)),
  );
  // Enlarges each grain into the space that its smaller neighbours leave.
  return places.map((at, index) => {
    const room = places.map((other, place) => (place === index ? largest : away(at, other) - (half[place] ?? 0)));
    return { at, radius: Math.min(largest, ...room) };
  });
}
