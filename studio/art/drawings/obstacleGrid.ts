import { computeDistanceField } from './distanceField.ts';
import { type Grid, toCells, toViewBox } from './Grid.ts';
import type { Point } from './geometry.ts';
import { listPolygons, measureBox, type Shape } from './geometry.ts';

/** An obstacle: the water flows around `shape`. Inside it, the stream function has one `value`. */
export interface Obstacle {
  readonly shape: Shape;
  readonly value: number;
  /** Distance between the outline and the nearest line, in units of the view box. */
  readonly clearance?: number;
  /** Fills gaps in the outline narrower than twice this value, so that no lines run there: the inside of П, the space below г. */
  readonly closing?: number;
}

/** Obstacles, as cells of a grid. */
export interface ObstacleCover {
  /** For each cell: 0 for water, otherwise 1 + the index of the obstacle. Where two obstacles meet, the one with the larger share counts. */
  readonly owner: Uint8Array;
  /** For each cell: the share of its area inside the obstacle, 0 to 1. Without shares, lines close to an outline would show the cells as steps. */
  readonly share: Float32Array;
}

/** A rectangle of the drawing, divided into finer cells than the grid. */
interface Patch {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly left: number;
  readonly top: number;
}

/** Each cell is sampled at `parts` × `parts` points. */
const parts = 3;

export function computeObstacleCover(obstacles: readonly Obstacle[], grid: Grid): ObstacleCover {
  const owner = new Uint8Array(grid.columns * grid.rows);
  const share = new Float32Array(grid.columns * grid.rows);
  for (const [index, obstacle] of obstacles.entries()) {
    const { columns, rows } = windowOf(obstacle, grid);
    const patch: Patch = {
      columns: (columns.to - columns.from) * parts,
      rows: (rows.to - rows.from) * parts,
      cell: grid.cell / parts,
      left: toViewBox(columns.from, grid),
      top: toViewBox(rows.from, grid),
    };
    const taken = cellsTaken(obstacle, patch);
    for (let row = rows.from; row < rows.to; row++) {
      for (let column = columns.from; column < columns.to; column++) {
        const part = shareOf(taken, (column - columns.from) * parts, (row - rows.from) * parts, patch.columns);
        const cell = row * grid.columns + column;
        if (part === 0 || part <= (share[cell] ?? 0)) continue;
        owner[cell] = index + 1;
        share[cell] = part;
      }
    }
  }
  return { owner, share };
}

/** Returns the columns and rows of the grid that an obstacle, its clearance and its filled gaps may cover. */
function windowOf({ shape, clearance = 0, closing = 0 }: Obstacle, grid: Grid) {
  const { left, top, right, bottom } = measureBox([shape]);
  const reach = clearance + 2 * closing + 2 * grid.cell;
  const within = (most: number, from: number, to: number) => ({
    from: Math.max(0, Math.min(most, Math.floor(toCells(from - reach, grid)))),
    to: Math.max(0, Math.min(most, Math.ceil(toCells(to + reach, grid)))),
  });
  return { columns: within(grid.columns, left, right), rows: within(grid.rows, top, bottom) };
}

/** Marks the cells of the obstacle and of its clearance, with narrow gaps filled. */
function cellsTaken({ shape, clearance = 0, closing = 0 }: Obstacle, patch: Patch): Uint8Array {
  const filled = listCellsInside(shape, patch);
  const grown = (closing + clearance) / patch.cell;
  if (grown === 0) return filled;
  const outline = Uint8Array.from(computeDistanceField(filled, patch), (away) => (away <= grown ? 1 : 0));
  if (closing === 0) return outline;
  const water = Uint8Array.from(outline, (cell) => (cell ? 0 : 1));
  return Uint8Array.from(computeDistanceField(water, patch), (away) => (away > closing / patch.cell ? 1 : 0));
}

function shareOf(taken: Uint8Array, column: number, row: number, columns: number): number {
  let count = 0;
  for (let dy = 0; dy < parts; dy++) {
    for (let dx = 0; dx < parts; dx++) count += taken[(row + dy) * columns + column + dx] ?? 0;
  }
  return count / parts ** 2;
}

/** Marks the cells whose centres are inside the outline (nonzero rule). */
export function listCellsInside(shape: Shape, { columns, rows, cell, left, top }: Patch): Uint8Array {
  const cells = new Uint8Array(columns * rows);
  const polygons = listPolygons(shape);
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * cell;
    const crossings = polygons.flatMap((polygon) => crossingsAt(y, polygon)).sort((a, b) => a.x - b.x);
    let winding = 0;
    let next = 0;
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * cell;
      for (let crossing = crossings[next]; crossing && crossing.x <= x; crossing = crossings[++next]) {
        winding += crossing.turn;
      }
      if (winding !== 0) cells[row * columns + column] = 1;
    }
  }
  return cells;
}

function crossingsAt(y: number, polygon: readonly Point[]): { x: number; turn: number }[] {
  return polygon.flatMap(([bx, by], index) => {
    const [ax, ay] = polygon.at(index - 1) ?? [bx, by];
    if (ay <= y === by <= y) return [];
    return [{ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: ay < by ? 1 : -1 }];
  });
}
