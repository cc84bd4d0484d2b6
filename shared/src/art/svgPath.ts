import type { Point } from './Shape.ts';

/** A smooth line through points as path data: Catmull–Rom as cubics, in relative numbers of one decimal, as short as they go. */
export function svgPath(points: readonly Point[], closed: boolean): string {
  const [start] = points;
  if (!start) return '';
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? start;
  // Rounding is carried along, so that its errors do not add up.
  let [x, y] = [tenth(start[0]), tenth(start[1])];
  const numbers: string[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const relative = [
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      to[0] - x,
      to[1] - y,
    ].map(tenth);
    numbers.push(...relative.map(short));
    [x, y] = [tenth(x + (relative[4] ?? 0)), tenth(y + (relative[5] ?? 0))];
  }
  const joined = numbers.reduce(
    (path, number) => path + (path === '' || number.startsWith('-') ? '' : ' ') + number,
    '',
  );
  return `M${short(tenth(start[0]))} ${short(tenth(start[1]))}c${joined}${closed ? 'z' : ''}`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const short = (value: number): string => (value === 0 ? '0' : String(value).replace(/^(-?)0\./, '$1.'));
