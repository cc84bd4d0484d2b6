import type { Point } from 'studio/art';

/**
 * Splits a line that crosses itself like a rope. At every second crossing the line passes under itself, so `gap` px before and after the
 * crossing are left out.
 * @returns the visible parts
 */
export function splitAtCrossings(points: readonly Point[], gap: number): Point[][] {
  const along = lengths(points);
  const under = crossings(points, along)
    .sort((a, b) => a - b)
    .filter((_, index) => index % 2 === 1);
  const strokes: Point[][] = [];
  let stroke: Point[] = [];
  for (const [index, point] of points.entries()) {
    const at = along[index] ?? 0;
    if (under.every((crossing) => Math.abs(crossing - at) > gap)) stroke.push(point);
    else if (stroke.length > 0) {
      strokes.push(stroke);
      stroke = [];
    }
  }
  return stroke.length > 0 ? [...strokes, stroke] : strokes;
}

function lengths(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    sum += Math.hypot(x - fromX, y - fromY);
    return sum;
  });
}

/** Returns all crossings as lengths along the line. Each crossing has two lengths, because the line passes it twice. */
function crossings(points: readonly Point[], along: readonly number[]): number[] {
  const found: number[] = [];
  for (let first = 0; first < points.length - 1; first++) {
    for (let second = first + 2; second < points.length - 1; second++) {
      if (!crosses(points, first, second)) continue;
      found.push(along[first] ?? 0, along[second] ?? 0);
    }
  }
  return found;
}

function crosses(points: readonly Point[], first: number, second: number): boolean {
  const [a, b, c, d] = [points[first], points[first + 1], points[second], points[second + 1]];
  if (!a || !b || !c || !d) return false;
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
