import { createNoise2D } from 'simplex-noise';
import { type Grid, gridOver, middleOf } from './Grid.ts';
import { obstacleMask } from './obstacleMask.ts';
import type { Stream, Water } from './Stream.ts';
import { seededRandom } from './seededRandom.ts';

/** A change below this, in units of the view box, moves no line that anybody could see. */
const still = 1e-3;
const mostSweeps = 4000;
const sweepsBetweenLooks = 20;

/**
 * Solves ∇²ψ = f by successive over-relaxation. Along the two banks ψ is fixed to the coordinate across the stream; where water
 * enters and leaves it is free (mirrored). Each obstacle holds its own constant: the difference between two of them is what
 * drives lines through the gap. f is faint seeded noise, so that still water breathes.
 */
export function solveStream(water: Water): Stream {
  const grid = gridOver(water.width, water.height, water.cell);
  const { columns, rows } = grid;
  const mask = obstacleMask(water.obstacles, grid);
  const vorticity = seededVorticity(water, grid);
  const values = new Float64Array(columns * rows);
  const fixed = new Uint8Array(columns * rows);
  const right = water.flows === 'right';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const obstacle = water.obstacles[(mask[cell] ?? 0) - 1];
      const bank = right ? row === 0 || row === rows - 1 : column === 0 || column === columns - 1;
      values[cell] = obstacle?.value ?? middleOf(right ? row : column, grid);
      fixed[cell] = bank || obstacle ? 1 : 0;
    }
  }
  relax(values, fixed, vorticity, grid);
  return { ...grid, values, mask };
}

function seededVorticity({ seed, unrest: { strength, grain } }: Water, grid: Grid): Float64Array {
  const noise = createNoise2D(seededRandom(seed));
  const { columns, rows, cell } = grid;
  const vorticity = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = middleOf(row, grid) * grain;
    for (let column = 0; column < columns; column++) {
      const x = middleOf(column, grid) * grain;
      const waves = noise(x, y * 1.6) + 0.5 * noise(x * 2.3 + 9, y * 2.6);
      vorticity[row * columns + column] = strength * waves * cell * cell;
    }
  }
  return vorticity;
}

function relax(values: Float64Array, fixed: Uint8Array, vorticity: Float64Array, { columns, rows }: Grid): void {
  // The best factor for a rectangle, eased for free sides and for what stands inside.
  const over = 2 / (1 + (Math.PI / Math.max(columns, rows)) * 1.4);
  const at = (cell: number): number => values[cell] as number;
  for (let sweep = 1; sweep <= mostSweeps; sweep++) {
    let largest = 0;
    for (let row = 0; row < rows; row++) {
      const up = row === 0 ? columns : -columns;
      const down = row === rows - 1 ? -columns : columns;
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        if (fixed[cell]) continue;
        const left = column === 0 ? 1 : -1;
        const right = column === columns - 1 ? -1 : 1;
        const around = at(cell + left) + at(cell + right) + at(cell + up) + at(cell + down);
        const change = over * ((around - (vorticity[cell] as number)) * 0.25 - at(cell));
        values[cell] = at(cell) + change;
        if (change > largest) largest = change;
        else if (-change > largest) largest = -change;
      }
    }
    if (sweep % sweepsBetweenLooks === 0 && largest < still) return;
  }
}
