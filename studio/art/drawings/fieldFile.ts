import type { Stream } from './Stream.ts';
import { valueAt } from './valueAt.ts';

/** About so many places of the picture have a value. */
const places = 12_000;

/** A value is counted in so many parts of the distance between two places: a slope is right to a thirtieth. */
const parts = 30;

/**
 * The solved stream, coarse: what the browser bends a drawing by (`shared/stone`, 0113). One line says columns, rows, how far they are apart, the
 * picture's width (both in units of the view box), its height, and what a value is counted in; one line follows for each row. A number is by what a
 * value differs from what its neighbours to the left and above let expect: calm water is nearly all zeros.
 */
export function fieldFile(stream: Stream, { width, height }: { width: number; height: number }): string {
  const apart = Math.round(Math.sqrt((width * height) / places) * 10) / 10;
  const columns = Math.ceil(width / apart) + 1;
  const rows = Math.ceil(height / apart) + 1;
  const values = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      Math.round((valueAt(stream, column * apart, row * apart) * parts) / apart),
    ),
  );
  const at = (row: number, column: number): number => values[row]?.[column] ?? 0;
  const lines = values.map((line, row) =>
    line.map((value, column) => value - at(row, column - 1) - at(row - 1, column) + at(row - 1, column - 1)).join(' '),
  );
  return `${[[columns, rows, apart, width, height, parts].join(' '), ...lines].join('\n')}\n`;
}
