/** Grid of the cells in which a stream is computed. It is larger than the view box, so that lines run to the drawing's edge. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell, in units of the view box. */
  readonly cell: number;
}

/** Number of cells outside the view box, on each side. */
const beyond = 4;

export const createGrid = (width: number, height: number, cell: number): Grid => ({
  columns: Math.ceil(width / cell) + 2 * beyond,
  rows: Math.ceil(height / cell) + 2 * beyond,
  cell,
});

/** Returns the centre of a column or row, in units of the view box. */
export const getCellCentre = (index: number, { cell }: Grid): number => (index - beyond + 0.5) * cell;

/** Converts a position in the grid, in cells from its outer edge, to a coordinate of the view box. */
export const toViewBox = (cells: number, { cell }: Grid): number => (cells - beyond) * cell;

/** Converts a coordinate of the view box to a position in the grid, in cells from its outer edge. */
export const toCells = (value: number, { cell }: Grid): number => value / cell + beyond;
