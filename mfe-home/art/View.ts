import type { Line, Point } from 'studio/art';

/** Part of a drawing that its view box shows. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lines extend beyond the view by this many px, so that their cut ends are invisible. */
const beyond = 12;

export const isInView = ([px, py]: Point, { x, y, width, height }: View): boolean =>
  px > x - beyond && px < x + width + beyond && py > y - beyond && py < y + height + beyond;

export const clipLines = (lines: readonly Line[], view: View): Line[] =>
  lines.flatMap((line) => {
    if (line.points.every((point) => isInView(point, view))) return [line];
    return splitIntoRuns(line.points, (point) => isInView(point, view)).map((points) => ({
      ...line,
      closed: false,
      points,
    }));
  });

/** Returns the unbroken parts of a line whose points satisfy `belongs`. */
export function splitIntoRuns(points: readonly Point[], belongs: (point: Point) => boolean): Point[][] {
  const found: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (belongs(point)) run.push(point);
    else if (run.length > 0) {
      found.push(run);
      run = [];
    }
  }
  if (run.length > 0) found.push(run);
  return found.filter(({ length }) => length > 5);
}
