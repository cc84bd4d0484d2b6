/** A point of a drawing, in units of the view box: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

export const measureDistance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export const measureLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + measureDistance(point, points[index - 1] ?? point), 0);

/** A command of path data: its control points, then its end point. */
export type Step =
  | readonly ['M' | 'L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Z'];

/** A filled outline, such as a letter, a stone or a bank. */
export type Shape = readonly Step[];

const piecesOfACurve = 12;

/** Converts an outline to polygons, for filling and measuring. */
export function listPolygons(shape: Shape): Point[][] {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  for (const [kind, ...points] of shape) {
    if (kind === 'M') {
      polygon = [];
      polygons.push(polygon);
    }
    const start = polygon.at(-1);
    if (start === undefined || points.length < 2) polygon.push(...points);
    else
      for (let piece = 1; piece <= piecesOfACurve; piece++)
        polygon.push(pointAlong([start, ...points], piece / piecesOfACurve));
  }
  return polygons;
}

/** Returns the point at `t` of a Bézier curve of any degree (de Casteljau). */
function pointAlong(controls: readonly Point[], t: number): Point {
  const [first, ...rest] = controls;
  if (first === undefined) throw new Error('A curve without points has no middle.');
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index] ?? first;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return pointAlong(between, t);
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function measureBox(shapes: readonly Shape[]): Box {
  const points = shapes.flatMap(listPolygons).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const moveShape = (shape: Shape, dx: number, dy: number): Shape =>
  shape.map(([kind, ...points]) => [kind, ...points.map(([x, y]) => [x + dx, y + dy])] as unknown as Step);

/** Returns a function that tells whether a point lies inside any of the shapes. */
export function containsPoint(shapes: readonly Shape[]): (point: Point) => boolean {
  const polygons = shapes.flatMap(listPolygons);
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
