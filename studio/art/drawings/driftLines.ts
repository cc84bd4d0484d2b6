import { measureDistance, type Point } from './geometry.ts';
import type { Line } from './Line.ts';

/** Maximum deviation of a simplified line, in fractions of the drawing's size. */
const tolerance = 0.004;

/**
 * Selects lines for the particles of `CurrentGlow`: `count` of the long lines, at even distances across the stream. Their points are
 * fractions of the drawing's size.
 */
export function selectDriftLines(
  lines: readonly Line[],
  { width, height, count, longest = width }: { width: number; height: number; count: number; longest?: number },
): Point[][] {
  const open = lines
    .filter(({ closed, length }) => !closed && length >= longest * 0.9)
    .sort((a, b) => a.value - b.value);
  const chosen = Array.from({ length: count }, (_, index) => open[Math.floor(((index + 0.5) * open.length) / count)]);
  return chosen
    .filter((line) => line !== undefined)
    .map(({ points }) => simplified(points.map(([x, y]): Point => [inside(x / width), inside(y / height)])))
    .map((points) => points.map(([x, y]): Point => [thousandth(x), thousandth(y)]));
}

const inside = (part: number): number => Math.min(1, Math.max(0, part));
const thousandth = (part: number): number => Math.round(part * 1000) / 1000;

/** Simplifies a line (Ramer–Douglas–Peucker). Straight segments suffice, because only particles follow them. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || !first || !last) return [...points];
  const base = measureDistance(first, last) || 1e-9;
  let [farthest, most] = [0, 0];
  for (const [index, [x, y]] of points.entries()) {
    const away = Math.abs((last[1] - first[1]) * (x - first[0]) - (last[0] - first[0]) * (y - first[1])) / base;
    if (away > most) [farthest, most] = [index, away];
  }
  if (most <= tolerance) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}
