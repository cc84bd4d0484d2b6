import { interpolateValue } from './interpolateValue.ts';
import type { Stream } from './Stream.ts';

/** Approximate number of samples in a field file. */
const places = 12_000;

/** Stored values are integers: a value times 30, divided by the distance of two samples. So slopes between samples are exact to 1/30. */
const parts = 30;

/**
 * Writes the stream function as a coarse grid, with which the browser bends a drawing (`shared/stone`, decision 0113). The first line
 * contains columns, rows, distance of the samples, size of the drawing in view box units, and the unit of a value. Each further line is a
 * row of the grid. A number is the difference from the prediction by its left and upper neighbours, so calm water is nearly all zeros.
 */
export function createFieldFile(stream: Stream, { width, height }: { width: number; height: number }): string {
  const apart = Math.round(Math.sqrt((width * height) / places) * 10) / 10;
  const columns = Math.ceil(width / apart) + 1;
  const rows = Math.ceil(height / apart) + 1;
  const values = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      Math.round((interpolateValue(stream, column * apart, row * apart) * parts) / apart),
    ),
  );
  const at = (row: number, column: number): number => values[row]?.[column] ?? 0;
  const lines = values.map((line, row) =>
    line.map((value, column) => value - at(row, column - 1) - at(row - 1, column) + at(row - 1, column - 1)).join(' '),
  );
  return `${[[columns, rows, apart, width, height, parts].join(' '), ...lines].join('\n')}\n`;
}
