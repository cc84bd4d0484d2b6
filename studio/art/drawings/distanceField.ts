const far = 1e12;

/** Returns, for each cell, the distance to the nearest marked cell, in cells. The result is exact, in two passes (Felzenszwalb and Huttenlocher). */
export function computeDistanceField(
  marked: Uint8Array,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): Float64Array {
  const squares = Float64Array.from(marked, (mark) => (mark ? 0 : far));
  for (let column = 0; column < columns; column++) nearestAlong(squares, column, columns, rows);
  for (let row = 0; row < rows; row++) nearestAlong(squares, row * columns, 1, columns);
  return squares.map(Math.sqrt);
}

/** Computes the squared distances along one row or column, as the lower envelope of parabolas above its cells. */
function nearestAlong(values: Float64Array, first: number, step: number, count: number): void {
  const at = (index: number): number => values[first + index * step] ?? far;
  const feet = new Int32Array(count);
  const starts = new Float64Array(count + 1);
  let last = 0;
  starts[0] = -far;
  starts[1] = far;
  for (let index = 1; index < count; index++) {
    let meets = crossing(index, feet[last] ?? 0);
    while (last > 0 && meets <= (starts[last] ?? 0)) {
      last--;
      meets = crossing(index, feet[last] ?? 0);
    }
    last++;
    feet[last] = index;
    starts[last] = meets;
    starts[last + 1] = far;
  }
  const nearest = new Float64Array(count);
  for (let index = 0, parabola = 0; index < count; index++) {
    while ((starts[parabola + 1] ?? far) < index) parabola++;
    const foot = feet[parabola] ?? 0;
    nearest[index] = (index - foot) ** 2 + at(foot);
  }
  for (let index = 0; index < count; index++) values[first + index * step] = nearest[index] ?? far;

  function crossing(a: number, b: number): number {
    return (at(a) + a * a - (at(b) + b * b)) / (2 * (a - b));
  }
}
