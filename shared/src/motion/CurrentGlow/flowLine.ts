/** A point inside a box: 0 to 1 from left to right and from top to bottom. */
export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

/** A line, and the distance of each of its points from the line's start. */
export interface FlowLine {
  readonly points: Polyline;
  /** Distances of the points from the line's start, as fractions of the line's length. */
  readonly parts: readonly number[];
}

/** Measures a line in a box of this size in pixels. Returns undefined if the line's length is zero. */
export function measureFlowLine(points: Polyline, width: number, height: number): FlowLine | undefined {
  let length = 0;
  const lengths = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    length += Math.hypot((x - fromX) * width, (y - fromY) * height);
    return length;
  });
  return length > 0 ? { points, parts: lengths.map((each) => each / length) } : undefined;
}

export function getPointAt({ points, parts }: FlowLine, part: number): Point {
  const after = parts.findIndex((each) => each >= part);
  const end = points[after === -1 ? points.length - 1 : after] ?? [0, 0];
  const start = points[after - 1];
  if (after < 1 || !start) return end;
  const from = parts[after - 1] ?? 0;
  const share = (part - from) / ((parts[after] ?? 1) - from || 1);
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}
