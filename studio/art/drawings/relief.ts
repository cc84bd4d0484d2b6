import { gridOver, middleOf } from './Grid.ts';
import type { Stream } from './Stream.ts';

/** Creates a stream whose values are given heights instead of a solution. Its lines are contour lines. */
export function relief(
  width: number,
  height: number,
  cell: number,
  heightAt: (x: number, y: number) => number,
): Stream {
  const grid = gridOver(width, height, cell);
  const values = new Float64Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++) {
    const y = middleOf(row, grid);
    for (let column = 0; column < grid.columns; column++)
      values[row * grid.columns + column] = heightAt(middleOf(column, grid), y);
  }
  return { ...grid, values };
}
