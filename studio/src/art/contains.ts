import type { Point } from './Point.ts';
import { polygonsOf, type Shape } from './Shape.ts';

/** Tells whether a point lies inside any of the shapes. */
export function contains(shapes: readonly Shape[]): (point: Point) => boolean {
  const polygons = shapes.flatMap(polygonsOf);
  return ([x, y]) =>
    polygons.some((polygon) => {
      let inside = false;
      let [ax, ay] = polygon.at(-1) ?? [0, 0];
      for (const [bx, by] of polygon) {
        if (ay <= y !== by <= y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
        [ax, ay] = [bx, by];
      }
      return inside;
    });
}
