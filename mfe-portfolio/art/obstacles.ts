import type { Point, Shape } from 'studio/art';

/** An obstacle in a stream: its visible outline, and the outline that the water flows around, which may be larger. */
export interface Obstacle {
  readonly shape: Shape;
  readonly inWater: Shape;
  /** Lines drawn on the obstacle or beside it, such as a planet's bands and ring. */
  readonly details: readonly (readonly Point[])[];
}

/** Obstacles from the subjects of the cases: planets of a game, drops of a serum, kibble. */
export const subjectObstacles = { planets: planet, drops: drop, kibble } as const satisfies Record<
  string,
  (at: Point, index: number) => Obstacle
>;
export type SubjectObstacleKind = keyof typeof subjectObstacles;

const turn = 2 * Math.PI;
/** Returns a closed outline around a centre. `reach` computes the distance from the centre to the outline at an angle. */
function around([x, y]: Point, reach: (angle: number) => number, points = 72): Shape {
  const places = Array.from({ length: points }, (_, index): Point => {
    const angle = (index / points) * turn;
    return [x + Math.cos(angle) * reach(angle), y + Math.sin(angle) * reach(angle)];
  });
  return [...places.map((place, index) => [index === 0 ? 'M' : 'L', place] as const), ['Z']];
}
/** Returns a part of an ellipse between two angles, rotated by `tilt`. */
function arc([x, y]: Point, [rx, ry]: Point, tilt: number, from: number, to: number): Point[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return Array.from({ length: 33 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / 32;
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}

/** Draws a planet. Those with an odd index have a ring. */
function planet(at: Point, index: number): Obstacle {
  const [x, y] = at;
  const radius = [46, 38, 50, 40][index % 4] ?? 38;
  const tilt = -0.32;
  const ringed = index % 2 === 1;
  // The bands of a planet curve downwards, as on a ball seen from above.
  const bands = (
    [
      [-0.5, -0.12, 0.3, 0.62],
      [-0.3, 0.1, 0.5],
      [-0.62, -0.36, 0.2, 0.36, 0.7],
      [-0.42, 0.44],
    ][index % 4] ?? []
  ).map((level) => {
    const half = Math.sqrt(1 - level * level) * radius;
    const middle: Point = [x - level * radius * Math.sin(tilt), y + level * radius * Math.cos(tilt)];
    return arc(middle, [half, half * 0.24], tilt, Math.PI, 0);
  });
  const rings = ringed ? [1.5, 1.72, 1.86].map((out): Point => [radius * out, radius * out * 0.26]) : [];
  const behind = (points: readonly Point[]) => points.filter(([px, py]) => Math.hypot(px - x, py - y) > radius + 0.5);
  const ofRings = rings.flatMap((size) => [
    arc(at, size, tilt, 0, Math.PI),
    ...[0, Math.PI / 2].map((from) => behind(arc(at, size, tilt, Math.PI + from, Math.PI * 1.5 + from))),
  ]);
  const [rx, ry] = [radius * 1.98, radius * 0.6];
  const ring = (angle: number) => (rx * ry) / Math.hypot(ry * Math.cos(angle - tilt), rx * Math.sin(angle - tilt));
  return {
    shape: around(at, () => radius),
    inWater: around(at, (angle) => Math.max(radius + 3, ringed ? ring(angle) : 0)),
    details: [...(ringed ? bands.slice(0, 1) : bands), ...ofRings],
  };
}

/** Draws a falling drop with its point above. */
function drop([x, y]: Point, index: number): Obstacle {
  const radius = [36, 41, 34, 43][index % 4] ?? 36;
  const middle: Point = [x, y + 14];
  const [, my] = middle;
  const half = Array.from({ length: 29 }, (_, step): Point => {
    const angle = (step / 28) * Math.PI;
    return [Math.sin(angle) * Math.sin(angle / 2) ** 1.5 * radius * 1.08, -Math.cos(angle)];
  });
  const outline = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([px, py]): Point => [-px, py]),
  ].map(([px, py]): Point => [x + px, my - radius * 0.34 + py * radius * 1.42]);
  const shape: Shape = [...outline.map((place, step) => [step === 0 ? 'M' : 'L', place] as const), ['Z']];
  const glint = arc([x, my + radius * 0.22], [radius * 0.62, radius * 0.62], 0, Math.PI * 0.62, Math.PI * 1.08);
  const small = arc([x, my + radius * 0.22], [radius * 0.62, radius * 0.62], 0, Math.PI * 1.2, Math.PI * 1.28);
  return { shape, inWater: shape, details: [glint, small] };
}

const bone = { half: 36, knob: 16, apart: 12.5, thick: 10 };
/** Returns the distance from the origin to the point where a ray leaves a circle. */
function outOf([cx, cy]: Point, radius: number, angle: number): number {
  const along = cx * Math.cos(angle) + cy * Math.sin(angle);
  const off = radius ** 2 - (cx * cx + cy * cy - along * along);
  return off < 0 ? 0 : along + Math.sqrt(off);
}
/** Draws a piece of kibble: by its index a disc, a cross or a bone. */
function kibble(at: Point, index: number): Obstacle {
  const [x, y] = at;
  const kind = (['round', 'cross', 'bone', 'round', 'cross'] as const)[index % 5] ?? 'round';
  const tilt = [0, 0.3, -0.42, 0, -0.24][index % 5] ?? 0;
  const reach = {
    round: () => (index === 0 ? 42 : 37),
    cross: (angle: number) => 36 + 10.5 * Math.cos(4 * (angle - tilt)),
    bone: (angle: number) => {
      const own = angle - tilt;
      const bar = Math.min(
        bone.half / Math.max(1e-6, Math.abs(Math.cos(own))),
        bone.thick / Math.max(1e-6, Math.abs(Math.sin(own))),
      );
      const knobs = [-1, 1].flatMap((sx) => [-1, 1].map((sy): Point => [sx * bone.half, sy * bone.apart]));
      return Math.max(bar, ...knobs.map((knob) => outOf(knob, bone.knob, own)));
    },
  }[kind];
  const shape = around(at, reach, 120);
  const dots = {
    round: [
      [-12, -9],
      [7, -15],
      [15, 4],
      [-4, 5],
      [-15, 13],
      [7, 17],
    ],
    cross: [
      [0, -17],
      [16, 1],
      [-2, 2],
      [-17, 2],
      [3, 18],
    ],
    bone: [
      [-12, 1],
      [2, -2],
      [15, 2],
    ],
  } as const;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const crumbs = dots[kind].map(([dx, dy]) => {
    const middle: Point = [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    return arc(middle, [1.6, 1.6], 0, 0, turn);
  });
  return { shape, inWater: around(at, (angle) => reach(angle) + 3, 120), details: crumbs };
}
