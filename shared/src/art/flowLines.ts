import { contours } from 'd3-contour';
import type { Point } from './Shape.ts';
import type { Flow } from './solveFlow.ts';

/** One level line of the stream, from its left end to its right. */
export interface FlowLine {
  readonly level: number;
  readonly closed: boolean;
  readonly length: number;
  readonly points: readonly Point[];
}

interface LineOptions {
  readonly levels: readonly number[];
  /** Lines shorter than this are left out. */
  readonly shortest: number;
  /** How far a simplified line may stray. */
  readonly tolerance: number;
}

/** The level lines of a flow, cut where a contour runs along the edge of the drawing, and simplified. */
export function flowLines({ grid, stream }: Flow, { levels, shortest, tolerance }: LineOptions): FlowLine[] {
  const contour = contours().size([grid.columns, grid.rows]).smooth(true);
  const onEdge = ([x, y]: Point) => x <= 0.51 || x >= grid.columns - 0.51 || y <= 0.51 || y >= grid.rows - 0.51;
  return levels.flatMap((level) =>
    contour
      .contour([...stream], level)
      .coordinates.flat()
      .flatMap((ring) => cut(ring as unknown as Point[], onEdge))
      .map(({ points, closed }) => ({ closed, points: points.map(([x, y]): Point => [x * grid.cell, y * grid.cell]) }))
      .map(({ points, closed }) => ({ level, closed, length: lengthOf(points), points: leftToRight(points) }))
      .filter(({ points, length }) => points.length > 2 && length >= shortest)
      .map((line) => ({ ...line, points: simplify(line.points, tolerance) })),
  );
}

/** A contour is a closed ring; what the stream has of it are the pieces inside the drawing. */
function cut(ring: readonly Point[], onEdge: (point: Point) => boolean): { points: Point[]; closed: boolean }[] {
  const start = ring.findIndex(onEdge);
  if (start < 0) return [{ points: [...ring], closed: true }];
  // Begins on the edge, so that no piece is torn where the ring happens to start.
  const turned = [...ring.slice(start, -1), ...ring.slice(0, start + 1)];
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const point of turned) {
    piece.push(point);
    if (!onEdge(point)) continue;
    if (piece.length > 2) pieces.push(piece);
    piece = [point];
  }
  return pieces.map((points) => ({ points, closed: false }));
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = points[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}

function leftToRight(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first[0] > last[0] ? [...points].reverse() : [...points];
}

/** Ramer–Douglas–Peucker. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return [...points];
  let [farthest, distance] = [0, 0];
  const [ax, ay, bx, by] = [...first, ...last];
  const base = Math.hypot(bx - ax, by - ay) || 1e-9;
  points.forEach(([x, y], index) => {
    const away = Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / base;
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}
