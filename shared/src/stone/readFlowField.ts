/** A drawing's flow on a coarse grid, which `npm run art` computes. Lengths are in units of the drawing's view box. */
export interface FlowField {
  readonly columns: number;
  readonly rows: number;
  /** Distance between neighbouring grid points. */
  readonly apart: number;
  readonly width: number;
  readonly height: number;
  /** Value of the stream function at each grid point, row by row. Lines of equal value are lines of water. */
  readonly values: Float32Array;
}

/**
 * Reads a `…-field.txt` file, as `studio/art/drawings/fieldFile.ts` writes it.
 * @throws Error for any other text
 */
export function readFlowField(text: string): FlowField {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  const [columns = 0, rows = 0, apart = 0, width = 0, height = 0, parts = 0] = head;
  const whole = lines.length === rows && lines.every((line) => line.length === columns && line.every(Number.isFinite));
  if (rows === 0 || !whole) throw new Error('The field of the drawing is not one. Draw it again: npm run art.');
  const values = new Float32Array(columns * rows);
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 ? 0 : (values[row * columns + column] ?? 0);
  for (const [row, line] of lines.entries())
    for (const [column, difference] of line.entries())
      values[row * columns + column] = difference + at(row, column - 1) + at(row - 1, column) - at(row - 1, column - 1);
  // Scales only now: the sums above are exact, because they add integers.
  return { columns, rows, apart, width, height, values: values.map((value) => (value * apart) / parts) };
}
