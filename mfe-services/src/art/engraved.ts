import { boxOf, type Point, polygonsOf, type Shape } from 'studio/art';

/** Between two looks for the edge of a shape. */
const pace = 2;
/** From the end of a wave to the edge. */
const inset = 3;

/** Shapes filled with waves at a distance from each other, as an engraver shades: path data of their strokes. */
export function engraved(shapes: readonly Shape[], apart: number): string {
  const { left, top, right, bottom } = boxOf(shapes);
  const inside = solid(shapes);
  const strokes: string[] = [];
  for (let y = top + apart / 2; y < bottom; y += apart) {
    let begins: number | undefined;
    for (let x = left; x <= right + pace; x += pace) {
      const within = inside([x, waveAt(x, y)]);
      if (within && begins === undefined) begins = x;
      if (within || begins === undefined) continue;
      const [from, to] = [begins + inset, x - pace - inset];
      if (to > from) strokes.push(strokeOf(from, to, y));
      begins = undefined;
    }
  }
  return strokes.join('');
}

/**
 * Tells whether a point lies in the ink of letters: not in the hole of an O, whose outline goes round the other way, but where two strokes of a letter
 * lie over each other.
 */
function solid(shapes: readonly Shape[]): (point: Point) => boolean {
  const outlines = shapes.flatMap(polygonsOf);
  return (point) => outlines.reduce((turns, outline) => turns + turnsAround(point, outline), 0) !== 0;
}

/** How often an outline goes round a point, against each other where it goes the other way. */
function turnsAround([x, y]: Point, outline: readonly Point[]): number {
  let turns = 0;
  for (const [index, [toX, toY]] of outline.entries()) {
    const [fromX, fromY] = outline.at(index - 1) ?? [toX, toY];
    if (fromY > y === toY > y) continue;
    if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) turns += toY > fromY ? 1 : -1;
  }
  return turns;
}

/** Long and low, and each a little later than the one above. */
const waveAt = (x: number, y: number): number => y + 2.4 * Math.sin(x / 38 + y / 90);

/** A wave through points as far apart as a quarter of it. */
function strokeOf(from: number, to: number, y: number): string {
  const count = Math.max(1, Math.round((to - from) / 24));
  const points = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
  return points.map((x, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(waveAt(x, y))}`).join('');
}

const n = (value: number): number => Math.round(value * 10) / 10;
