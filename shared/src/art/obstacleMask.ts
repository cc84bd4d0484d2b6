import { distanceField } from './distanceField.ts';
import { type Grid, middleOf } from './Grid.ts';
import type { Point } from './Point.ts';
import { polygonsOf, type Shape } from './Shape.ts';

/** Something the stream goes round. It holds one value of the stream function all over. */
export interface Obstacle {
  readonly shape: Shape;
  readonly value: number;
  /** Water keeps this distance, in units of the view box. */
  readonly clearance?: number;
  /** Notches narrower than twice this hold no water: the foot of П, the space under г. */
  readonly closing?: number;
}

/** For each cell of the grid 0 where there is water, else 1 + the index of its obstacle. Where two meet, the later one stands. */
export function obstacleMask(obstacles: readonly Obstacle[], grid: Grid): Uint8Array {
  const mask = new Uint8Array(grid.columns * grid.rows);
  for (const [index, { shape, clearance = 0, closing = 0 }] of obstacles.entries()) {
    const grown = (closing + clearance) / grid.cell;
    const filled = cellsInside(shape, grid);
    const outline = grown > 0 ? distanceField(filled, grid).map((away) => (away <= grown ? 1 : 0)) : filled;
    const water = Uint8Array.from(outline, (cell) => (cell ? 0 : 1));
    const toWater = closing > 0 ? distanceField(water, grid) : undefined;
    for (const [cell, inside] of outline.entries()) {
      if (inside && (toWater === undefined || (toWater[cell] ?? 0) > closing / grid.cell)) mask[cell] = index + 1;
    }
  }
  return mask;
}

/** The cells whose middles lie inside the outline, by the nonzero rule. */
export function cellsInside(shape: Shape, grid: Grid): Uint8Array {
  const cells = new Uint8Array(grid.columns * grid.rows);
  const polygons = polygonsOf(shape);
  for (let row = 0; row < grid.rows; row++) {
    const crossings = polygons
      .flatMap((polygon) => crossingsAt(middleOf(row, grid), polygon))
      .sort((a, b) => a.x - b.x);
    let winding = 0;
    let next = 0;
    for (let column = 0; column < grid.columns; column++) {
      const x = middleOf(column, grid);
      for (let crossing = crossings[next]; crossing && crossing.x <= x; crossing = crossings[++next]) {
        winding += crossing.turn;
      }
      if (winding !== 0) cells[row * grid.columns + column] = 1;
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
