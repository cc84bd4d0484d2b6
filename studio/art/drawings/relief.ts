import { createGrid, getCellCentre } from './Grid.ts';
import type { Stream } from './Stream.ts';

/** Creates a stream from given heights, without solving an equation: its lines are the contour lines of the heights. */
export function traceRelief(
  width: number,
  height: number,
  cell: number,
  heightAt: (x: number, y: number) => number,
): Stream {
  const grid = createGrid(width, height, cell);
  const values = new Float64Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++) {
    const y = getCellCentre(row, grid);
    for (let column = 0; column < grid.columns; column++)
      values[row * grid.columns + column] = heightAt(getCellCentre(column, grid), y);
  }
  return { ...grid, values };
}
