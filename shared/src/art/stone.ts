import type { Point, Shape } from './Shape.ts';
import { seededRandom } from './seededRandom.ts';

interface StoneOptions {
  readonly at: Point;
  readonly radii: readonly [x: number, y: number];
  readonly seed: number;
  /** By default the line that would run through its middle. */
  readonly level?: number;
}

const corners = 9;
const steps = 6;

/** A rounded stone: nine corners at seeded distances, joined by curves through the middles of their sides. */
export function stone({ at: [cx, cy], radii: [rx, ry], seed, level = cy }: StoneOptions): Shape {
  const random = seededRandom(seed);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI + random() * 0.25;
    const reach = 0.82 + random() * 0.34;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const at = (index: number): Point => points[index % corners] ?? [cx, cy];
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const ring = points.flatMap((_, index) => {
    const [from, control, to] = [middle(at(index), at(index + 1)), at(index + 1), middle(at(index + 1), at(index + 2))];
    return Array.from({ length: steps }, (__, step) => quadratic(from, control, to, step / steps));
  });
  const q = (index: number) => {
    const [control, end] = [at(index + 1), middle(at(index + 1), at(index + 2))];
    return `Q${round(control)} ${round(end)}`;
  };
  const path = `M${round(middle(at(0), at(1)))}${points.map((_, index) => q(index)).join('')}Z`;
  return { rings: [ring], path, level };
}

interface EllipseOptions {
  readonly at: Point;
  readonly radii: readonly [x: number, y: number];
  readonly level: number;
}

export function ellipse({ at: [cx, cy], radii: [rx, ry], level }: EllipseOptions): Shape {
  const ring = Array.from({ length: 48 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
  return {
    rings: [ring],
    path: `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    level,
  };
}

function quadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point {
  const u = 1 - t;
  return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
}

const round = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
