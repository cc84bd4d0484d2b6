import { getCellCentre } from './Grid.ts';
import type { Stream } from './Stream.ts';

/** Returns the stream function at a point, interpolated between the centres of four cells. */
export function interpolateValue(stream: Stream, x: number, y: number): number {
  const { columns, rows, cell, values } = stream;
  const first = getCellCentre(0, stream);
  const across = Math.min(columns - 1.001, Math.max(0, (x - first) / cell));
  const down = Math.min(rows - 1.001, Math.max(0, (y - first) / cell));
  const [column, row] = [Math.floor(across), Math.floor(down)];
  const [a, b] = [across - column, down - row];
  const at = (dx: number, dy: number): number => values[(row + dy) * columns + column + dx] ?? 0;
  return (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
}
