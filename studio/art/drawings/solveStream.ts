import { createGrid, type Grid, getCellCentre } from './Grid.ts';
import { computeObstacleCover } from './obstacleGrid.ts';
import type { Edge, Stream, Water } from './Stream.ts';
import { createSeededNoise } from './seeded.ts';

/** Changes of the stream function below this value move no line visibly. */
const still = 1e-3;
const mostSweeps = 4000;
const sweepsBetweenLooks = 20;

/**
 * Solves ∇²ψ = f for the stream function ψ by successive over-relaxation. An edge without a value is free (mirrored). Each obstacle has a
 * constant value; the difference between two values is the amount of water in the gap. f is faint random noise, so that calm water is not
 * perfectly straight.
 */
export function solveStream(water: Water): Stream {
  const grid = createGrid(water.width, water.height, water.cell);
  const { columns, rows } = grid;
  const { owner, share } = computeObstacleCover(water.obstacles, grid);
  const held = createBoundary(water.flows);
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const [x, y] = [getCellCentre(column, grid), getCellCentre(row, grid)];
      const edge = edgeAt(column, row, grid);
      const standing = water.obstacles[(owner[cell] ?? 0) - 1]?.value;
      const value = standing ?? (edge && held(x, y, edge));
      values[cell] = value ?? (water.flows === 'down' ? x : y);
      if (standing === undefined && value !== undefined) share[cell] = 1;
    }
  }
  relax(values, share, vorticityOf(water, grid), grid);
  return { ...grid, values };
}

/** Returns the stream function at the drawing's edges: at a bank, the bank's coordinate across the river; elsewhere undefined. */
function createBoundary(flows: Water['flows']): Exclude<Water['flows'], string> {
  if (flows === 'right') return (_, y, edge) => (edge === 'top' || edge === 'bottom' ? y : undefined);
  if (flows === 'down') return (x, _, edge) => (edge === 'left' || edge === 'right' ? x : undefined);
  return flows;
}

function edgeAt(column: number, row: number, { columns, rows }: Grid): Edge | undefined {
  if (row === 0) return 'top';
  if (row === rows - 1) return 'bottom';
  if (column === 0) return 'left';
  return column === columns - 1 ? 'right' : undefined;
}

function vorticityOf({ seed, unrest: { strength, grain }, turns }: Water, grid: Grid): Float64Array {
  const noise = createSeededNoise(seed);
  const { columns, rows, cell } = grid;
  const vorticity = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = getCellCentre(row, grid);
    for (let column = 0; column < columns; column++) {
      const x = getCellCentre(column, grid);
      const waves = noise(x * grain, y * grain * 1.6) + 0.5 * noise(x * grain * 2.3 + 9, y * grain * 2.6);
      vorticity[row * columns + column] = (strength * waves + (turns?.(x, y) ?? 0)) * cell * cell;
    }
  }
  return vorticity;
}

/** Repeats over-relaxation until the values stop changing. `share`: for each cell, the fraction that keeps its initial value. */
function relax(values: Float64Array, share: Float32Array, vorticity: Float64Array, { columns, rows }: Grid): void {
  // Factor of over-relaxation that is optimal for a rectangle, reduced for free edges and obstacles.
  const over = 2 / (1 + (Math.PI / Math.max(columns, rows)) * 1.4);
  const held = values.slice();
  const at = (cell: number): number => values[cell] as number;
  for (let sweep = 1; sweep <= mostSweeps; sweep++) {
    let largest = 0;
    for (let row = 0; row < rows; row++) {
      const up = row === 0 ? columns : -columns;
      const down = row === rows - 1 ? -columns : columns;
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        const part = share[cell] as number;
        if (part === 1) continue;
        const left = column === 0 ? 1 : -1;
        const right = column === columns - 1 ? -1 : 1;
        const around = at(cell + left) + at(cell + right) + at(cell + up) + at(cell + down);
        const mean = (around - (vorticity[cell] as number)) * 0.25;
        const change =
          part === 0 ? over * (mean - at(cell)) : (1 - part) * mean + part * (held[cell] as number) - at(cell);
        values[cell] = at(cell) + change;
        if (change > largest) largest = change;
        else if (-change > largest) largest = -change;
      }
    }
    if (sweep % sweepsBetweenLooks === 0 && largest < still) return;
  }
}
