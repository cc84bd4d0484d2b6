import type { Point, Shape } from './geometry.ts';

/** Distance from the end of a quarter arc to its Bézier control point, in fractions of the radius. */
const arm = 0.5523;

export function createEllipse([x, y]: Point, [rx, ry]: Point): Shape {
  const at = (dx: number, dy: number): Point => [x + dx * rx, y + dy * ry];
  return [
    ['M', at(-1, 0)],
    ['C', at(-1, -arm), at(-arm, -1), at(0, -1)],
    ['C', at(arm, -1), at(1, -arm), at(1, 0)],
    ['C', at(1, arm), at(arm, 1), at(0, 1)],
    ['C', at(-arm, 1), at(-1, arm), at(-1, 0)],
    ['Z'],
  ];
}
