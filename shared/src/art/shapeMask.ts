import type { Point, Shape } from './Shape.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Drawing units per cell. */
  readonly cell: number;
}

/** For each cell of the grid the number of the shape that holds it, counted from 1, or 0. */
export function shapeMask(shapes: readonly Shape[], grid: Grid): Uint16Array {
  const mask = new Uint16Array(grid.columns * grid.rows);
  shapes.forEach((shape, index) => {
    let filled = fill(shape.rings, grid);
    if (shape.margin) filled = spread(filled, grid, Math.round(shape.margin / grid.cell), 1);
    if (shape.notch) {
      const reach = Math.round(shape.notch / grid.cell);
      filled = spread(spread(filled, grid, reach, 1), grid, Math.max(0, reach - 1), 0);
    }
    filled.forEach((inside, at) => {
      if (inside) mask[at] = index + 1;
    });
  });
  return mask;
}

/** Non-zero filling, row by row through the middles of the cells. */
function fill(rings: readonly (readonly Point[])[], { columns, rows, cell }: Grid): Uint8Array {
  const filled = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = row * cell;
    const crossings: { readonly x: number; readonly turn: number }[] = [];
    for (const ring of rings) {
      ring.forEach(([ax, ay], index) => {
        const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
        if (ay <= y === by <= y) return;
        crossings.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 });
      });
    }
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, index) => {
      winding += turn;
      const next = crossings[index + 1];
      if (winding === 0 || !next) return;
      const last = Math.min(columns - 1, Math.floor(next.x / cell));
      for (let column = Math.max(0, Math.ceil(x / cell)); column <= last; column += 1)
        filled[row * columns + column] = 1;
    });
  }
  return filled;
}

/** Lets ones (or zeros) grow by some cells, first along the rows, then along the columns. */
function spread(cells: Uint8Array, { columns, rows }: Grid, reach: number, wanted: 0 | 1): Uint8Array {
  if (reach <= 0) return cells;
  const along = (source: Uint8Array, length: number, lines: number, index: (line: number, at: number) => number) => {
    const grown = new Uint8Array(source.length).fill(1 - wanted);
    for (let line = 0; line < lines; line += 1) {
      let last = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < length + reach; at += 1) {
        if (at < length && source[index(line, at)] === wanted) last = at;
        const centre = at - reach;
        if (centre >= 0 && centre < length && last >= centre - reach) grown[index(line, centre)] = wanted;
      }
    }
    return grown;
  };
  const byRows = along(cells, columns, rows, (row, column) => row * columns + column);
  return along(byRows, rows, columns, (column, row) => row * columns + column);
}
