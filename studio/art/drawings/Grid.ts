/** The grid of cells for which a stream is solved. It extends beyond the view box, so that lines run to the picture's edge. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell, in units of the view box. */
  readonly cell: number;
}

/** Cells beyond each side of the view box. */
const beyond = 4;

export const gridOver = (width: number, height: number, cell: number): Grid => ({
  columns: Math.ceil(width / cell) + 2 * beyond,
  rows: Math.ceil(height / cell) + 2 * beyond,
  cell,
});

/** Returns the centre of a column (or row) in units of the view box. */
export const middleOf = (index: number, { cell }: Grid): number => (index - beyond + 0.5) * cell;

/** Converts a position on the grid, in cells from its outer edge, to units of the view box. */
export const fromCells = (cells: number, { cell }: Grid): number => (cells - beyond) * cell;

/** Converts a coordinate of the view box to a position on the grid, in cells from its outer edge. */
export const cellAt = (value: number, { cell }: Grid): number => value / cell + beyond;
