import { createNoise2D } from 'simplex-noise';
import type { Shape } from './Shape.ts';
import { seededRandom } from './seededRandom.ts';
import { type Grid, shapeMask } from './shapeMask.ts';

export interface FlowOptions {
  readonly width: number;
  readonly height: number;
  /** Drawing units per cell of the grid. */
  readonly cell: number;
  readonly shapes: readonly Shape[];
  readonly seed: number;
  /** Strength and scale of the faint noise that lets still water breathe. */
  readonly breath: number;
  readonly scale: number;
  readonly rounds: number;
}

export interface Flow {
  readonly grid: Grid;
  /** The stream function, row by row: its level lines are the drawn lines. */
  readonly stream: Float64Array;
}

/**
 * The stream function of a potential flow from left to right: ∇²ψ = f by successive over-relaxation, ψ = y on the top and bottom
 * edges, free at the sides, constant on every shape. The difference between the shapes' constants is what drives lines between them.
 */
export function solveFlow({ width, height, cell, shapes, seed, breath, scale, rounds }: FlowOptions): Flow {
  const grid: Grid = { columns: Math.round(width / cell), rows: Math.round(height / cell), cell };
  const { columns, rows } = grid;
  const mask = shapeMask(shapes, grid);
  const noise = createNoise2D(seededRandom(seed));
  const stream = new Float64Array(columns * rows);
  const source = new Float64Array(columns * rows);
  const fixed = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [at, x, y] = [row * columns + column, column * cell, row * cell];
      const shape = shapes[(mask[at] ?? 0) - 1];
      stream[at] = shape ? shape.level : y;
      fixed[at] = shape || row === 0 || row === rows - 1 ? 1 : 0;
      source[at] =
        breath * (noise(x * scale, y * scale * 1.6) + 0.5 * noise(x * scale * 2.3 + 9, y * scale * 2.6)) * cell * cell;
    }
  }
  const relaxation = 2 / (1 + (Math.PI / Math.max(columns, rows)) * 1.4);
  for (let round = 0; round < rounds; round += 1) {
    for (let row = 1; row < rows - 1; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        if (fixed[at]) continue;
        const left = stream[column > 0 ? at - 1 : at + 1] ?? 0;
        const right = stream[column < columns - 1 ? at + 1 : at - 1] ?? 0;
        const mean = (left + right + (stream[at - columns] ?? 0) + (stream[at + columns] ?? 0) - (source[at] ?? 0)) / 4;
        stream[at] = (stream[at] ?? 0) + relaxation * (mean - (stream[at] ?? 0));
      }
    }
  }
  return { grid, stream };
}
