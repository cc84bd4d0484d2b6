import { contours } from 'd3-contour';
import { toViewBox } from './Grid.ts';
import { measureLength, type Point } from './geometry.ts';
import type { Line, LineSelection } from './Line.ts';
import type { Stream } from './Stream.ts';

/** Returns the lines of the stream values `from`, `from + step` …, in the direction of the flow. They extend beyond the view box. */
export function traceStreamLines(stream: Stream, { step, from, to, shortest }: LineSelection): Line[] {
  const { columns, rows, values } = stream;
  const contour = contours().size([columns, rows]).smooth(true);
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => ({ index, value: from + index * step })).flatMap(
    ({ index, value }) =>
      contour
        // Casts the type: d3 only reads the numbers, but its types require an array that can grow.
        .contour(values as unknown as number[], value)
        .coordinates.flat()
        .flatMap((ring) => cutAtEdges(ring as unknown as Point[], columns, rows))
        .map(({ points, closed }) => {
          const placed = points.map(([x, y]): Point => [toViewBox(x, stream), toViewBox(y, stream)]);
          const calm = smoothed(placed, closed);
          return { index, value, closed, points: closed ? calm : downstream(calm), length: measureLength(placed) };
        })
        .filter(({ length }) => length >= shortest),
  );
}

/** Cuts a closed contour where it runs along the grid's edge. d3 closes each area there, but no line of the stream runs along the edge. */
function cutAtEdges(ring: readonly Point[], columns: number, rows: number): { points: Point[]; closed: boolean }[] {
  const onEdge = ([x, y]: Point): boolean => x <= 0.51 || y <= 0.51 || x >= columns - 0.51 || y >= rows - 0.51;
  const firstEdge = ring.findIndex(onEdge);
  if (firstEdge < 0) return [{ points: [...ring], closed: true }];
  const open = ring.slice(0, -1);
  const turned = [...open.slice(firstEdge), ...open.slice(0, firstEdge + 1)];
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const point of turned) {
    line.push(point);
    if (!onEdge(point)) continue;
    if (line.length > 3) lines.push(line);
    line = [point];
  }
  return lines.map((points) => ({ points, closed: false }));
}

const smoothings = 4;

/** Smooths a line. Without this, lines close to obstacles would show the cells as steps. */
function smoothed(points: Point[], closed: boolean): Point[] {
  const last = points.length - 1;
  let calm = points;
  for (let pass = 0; pass < smoothings; pass++) {
    const before = calm;
    calm = before.map((point, index) => {
      const end = index === 0 || index === last;
      if (end && !closed) return point;
      const [ax, ay] = before[end ? last - 1 : index - 1] ?? point;
      const [bx, by] = before[end ? 1 : index + 1] ?? point;
      return [(ax + 2 * point[0] + bx) / 4, (ay + 2 * point[1] + by) / 4];
    });
  }
  return calm;
}

/** Orients a line to the right or downwards, because animations follow the order of its points. */
function downstream(points: Point[]): Point[] {
  const [[ax, ay], [bx, by]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  const along = Math.abs(bx - ax) >= Math.abs(by - ay) ? bx - ax : by - ay;
  return along < 0 ? points.reverse() : points;
}
