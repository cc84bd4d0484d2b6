/** The cells over which a stream is solved. They reach a little beyond the view box, so that lines leave the picture whole. */
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

/** The middle of a column (or row) in units of the view box. */
export const middleOf = (index: number, { cell }: Grid): number => (index - beyond + 0.5) * cell;

/** A length on the grid, counted in cells from its outer edge, in units of the view box. */
export const fromCells = (cells: number, { cell }: Grid): number => (cells - beyond) * cell;

/** And back: where a coordinate lies on the grid, counted in cells from its outer edge. */
export const cellAt = (value: number, { cell }: Grid): number => value / cell + beyond;
