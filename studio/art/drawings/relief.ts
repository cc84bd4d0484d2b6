import { gridOver, middleOf } from './Grid.ts';
import type { Stream } from './Stream.ts';

/** Heights over a piece of ground instead of water that was solved: its lines of equal value are contours. */
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
