import { measureDistance, type Point } from './geometry.ts';

/** A cubic Bézier curve: start, two control points, end. */
export type Cubic = readonly [Point, Point, Point, Point];

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => times(a, 1 / (Math.sqrt(dot(a, a)) || 1));

/** Number of points before and after a point from which the direction of the line at the point is computed. */
const directionReach = 3;
const refinements = 4;

/**
 * Fits as few smooth cubic curves as possible within `tolerance` of the points (Schneider, Graphics Gems I). A long calm line becomes one
 * curve, which keeps the files small.
 */
export function fitCurves(points: readonly Point[], tolerance: number, closed = false): Cubic[] {
  const apart = points.filter(
    (point, index) => index === 0 || measureDistance(point, points[index - 1] ?? point) > 1e-6,
  );
  const [first, second] = apart;
  const last = apart.at(-1);
  if (!first || !second || !last) return [];
  if (!closed) return fit(apart, directionAt(apart, 0, 1), directionAt(apart, apart.length - 1, -1), tolerance);
  // Gives a loop the same direction at its start and end, so that no corner shows where it starts.
  const around = unit(minus(second, apart.at(-2) ?? first));
  return fit(apart, around, times(around, -1), tolerance);
}

function fit(points: readonly Point[], start: Point, end: Point, tolerance: number): Cubic[] {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  if (points.length === 2) {
    const third = measureDistance(first, last) / 3;
    return [[first, plus(first, times(start, third)), plus(last, times(end, third)), last]];
  }
  let parameters = byLength(points);
  let worst = { index: points.length >> 1, error: Number.POSITIVE_INFINITY };
  for (let pass = 0; pass <= refinements; pass++) {
    const curve = nearest(points, parameters, start, end);
    worst = worstOf(points, parameters, curve);
    if (worst.error <= tolerance) return [curve];
    if (worst.error > tolerance * 12) break;
    parameters = parameters.map((t, index) => closer(curve, at(points, index), t));
  }
  const split = Math.min(points.length - 2, Math.max(1, worst.index));
  const through = directionAcross(points, split);
  return [
    ...fit(points.slice(0, split + 1), start, times(through, -1), tolerance),
    ...fit(points.slice(split), through, end, tolerance),
  ];
}

function at(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new Error(`A line of ${points.length} points has no point ${index}.`);
  return point;
}

const directionAt = (points: readonly Point[], index: number, step: 1 | -1): Point =>
  unit(minus(at(points, Math.min(points.length - 1, Math.max(0, index + step * directionReach))), at(points, index)));

const directionAcross = (points: readonly Point[], index: number): Point =>
  unit(
    minus(
      at(points, Math.min(points.length - 1, index + directionReach)),
      at(points, Math.max(0, index - directionReach)),
    ),
  );

function byLength(points: readonly Point[]): number[] {
  let length = 0;
  const lengths = points.map((point, index) => {
    length += measureDistance(point, points[index - 1] ?? point);
    return length;
  });
  return lengths.map((each) => each / length);
}

/** Fits a curve with given ends and directions to the points: least squares for the distances of its two control points. */
function nearest(points: readonly Point[], parameters: readonly number[], start: Point, end: Point): Cubic {
  const first = at(points, 0);
  const last = at(points, points.length - 1);
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [index, point] of points.entries()) {
    const t = parameters[index] ?? 0;
    const s = 1 - t;
    const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t];
    const a0 = times(start, b1);
    const a1 = times(end, b2);
    const rest = minus(point, plus(times(first, b0 + b1), times(last, b2 + b3)));
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const reach = measureDistance(first, last);
  const arms: [number, number] =
    Math.abs(determinant) > 1e-9 ? [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant] : [0, 0];
  // Replaces control points that are missing, reversed or far too distant, because the curve would make a loop.
  const sane = arms.every((arm) => arm > reach * 1e-3 && arm < reach * 3);
  const [a, b] = sane ? arms : [reach / 3, reach / 3];
  return [first, plus(first, times(start, a)), plus(last, times(end, b)), last];
}

function pointOn([p0, p1, p2, p3]: Cubic, t: number): Point {
  const s = 1 - t;
  return plus(
    plus(times(p0, s * s * s), times(p1, 3 * t * s * s)),
    plus(times(p2, 3 * t * t * s), times(p3, t * t * t)),
  );
}

function worstOf(points: readonly Point[], parameters: readonly number[], curve: Cubic) {
  let worst = { index: points.length >> 1, error: 0 };
  for (let index = 1; index < points.length - 1; index++) {
    const error = measureDistance(pointOn(curve, parameters[index] ?? 0), at(points, index));
    if (error > worst.error) worst = { index, error };
  }
  return worst;
}

/** Performs one step of Newton's method: improves `t`, the parameter of the curve's point nearest to `point`. */
function closer(curve: Cubic, point: Point, t: number): number {
  const [p0, p1, p2, p3] = curve;
  const s = 1 - t;
  const [d0, d1, d2] = [minus(p1, p0), minus(p2, p1), minus(p3, p2)];
  const velocity = plus(plus(times(d0, 3 * s * s), times(d1, 6 * s * t)), times(d2, 3 * t * t));
  const bend = plus(times(minus(d1, d0), 6 * s), times(minus(d2, d1), 6 * t));
  const off = minus(pointOn(curve, t), point);
  const slope = dot(velocity, velocity) + dot(off, bend);
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(off, velocity) / slope));
}
